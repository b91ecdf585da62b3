import CLibXML2
import SourceText

/// Turns what libxml2 reports while it parses into calls of a handler, with offsets.
///
/// The parser reaches it by its address, so it stays where it is as long as the parser runs.
struct XMLScanner {
  let names = XMLNameTable()
  private let text: [UInt8]
  private let limits: XMLLimits
  private let handler: any XMLHandler
  private var context: xmlParserCtxtPtr?
  private var failure: (any Error)?
  /// The offset behind the last thing that was reported.
  private var end = 0
  private var lastTagStart = 0
  private var open: [Element] = []
  private var declaredNamespaces = 0
  private var crowdedTag: CrowdedTag?

  private struct Element {
    var name: XMLNameNumber
    var declarations: Int
  }

  init(_ text: [UInt8], limits: XMLLimits, handler: any XMLHandler) {
    self.text = text
    self.limits = limits
    self.handler = handler
    end = XMLDocumentText.declarationLength(in: text)
  }

  /// Takes the parser whose position is asked for; it must outlive the parsing.
  mutating func begin(_ context: xmlParserCtxtPtr) { self.context = context }

  /// How much of a document the parser is to see: all before a tag with too many attributes.
  mutating func end(of bytes: UnsafeRawBufferPointer) -> Int {
    crowdedTag = CrowdedTag(in: bytes, limit: limits.attributesPerElement)
    return crowdedTag?.offset ?? bytes.count
  }

  /// Throws the first thing that went wrong.
  mutating func finish() throws {
    context = nil
    failAtCrowdedTag()
    if let failure { throw failure }
  }

  // MARK: The errors that libxml2 reports

  mutating func startElement(
    _ name: XMLNameNumber, attributes: (XMLStartTag.Strings?, Int),
    declarations: (XMLStartTag.Strings?, Int)
  ) {
    guard failure == nil else { return }
    let start = nextTagStart()
    let tag = XMLStartTag(
      name: name, range: start..<tagEnd(from: position), names: names, attributes: attributes,
      declarations: declarations)
    declaredNamespaces += tag.declarationCount
    open.append(Element(name: name, declarations: tag.declarationCount))
    if let message = excess(in: tag) { return fail(at: start, message) }
    lastTagStart = start
    end = tag.range.upperBound
    do { try handler.startElement(tag) } catch { stop(with: error) }
  }

  mutating func endElement() {
    guard failure == nil, let element = open.popLast() else { return }
    declaredNamespaces -= element.declarations
    // `<a/>` ends where it began; `</a>` has a tag of its own.
    let position = position
    let start = position == end ? lastTagStart : nextTagStart()
    end = position
    do { try handler.endElement(element.name, tag: start..<position) } catch { stop(with: error) }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    let start = end
    end = position
    do { try handler.text(bytes, at: start) } catch { stop(with: error) }
  }

  mutating func markup(_ kind: XMLEvent.Kind) {
    send(kind, nextTagStart()..<position)
  }

  mutating func documentType(name: String, publicIdentifier: String?, systemIdentifier: String?) {
    let start = nextTagStart()
    if position < text.count, text[position] == UInt8(ascii: "[") {
      return fail(
        at: start, "the document type has definitions of its own, which are refused; remove […]")
    }
    let kind = XMLEvent.Kind.documentType(
      name: name, publicIdentifier: publicIdentifier, systemIdentifier: systemIdentifier)
    send(kind, start..<tagEnd(from: position))
  }

  mutating func unknownEntity(_ name: String) {
    fail(at: end, "the entity &\(name); is not known; write the character itself")
  }

  /// Only the first error counts: those that follow are usually its consequences.
  mutating func parserError(_ message: String) {
    fail(at: min(position, text.count), message)
  }
}

extension XMLScanner {
  /// The exceeded limit, if there is one.
  private func excess(in tag: borrowing XMLStartTag) -> String? {
    if open.count > limits.depth { return "elements are nested more than \(limits.depth) deep" }
    if declaredNamespaces > limits.namespaces {
      return "more than \(limits.namespaces) namespaces are declared at once"
    }
    // No value can be longer than its tag.
    guard tag.range.count > limits.attributeBytes || tag.declarationCount > 0 else { return nil }
    return tag.longestValue > limits.attributeBytes
      ? "an attribute has more than \(limits.attributeBytes) bytes" : nil
  }

  private mutating func send(_ kind: XMLEvent.Kind, _ range: Range<Int>) {
    guard failure == nil else { return }
    end = max(end, range.upperBound)
    do { try handler.markup(kind, range: range) } catch { stop(with: error) }
  }

  private mutating func fail(at offset: Int, _ message: String) {
    guard failure == nil else { return }
    // That the parser sees no more behind it is no problem of the document.
    if let crowded = crowdedTag, offset >= crowded.offset { return failAtCrowdedTag() }
    var locations = LocationCounter(text)
    stop(with: XMLError(at: locations.location(at: offset), message))
  }

  private mutating func failAtCrowdedTag() {
    guard failure == nil, let crowdedTag else { return }
    var locations = LocationCounter(text)
    stop(
      with: XMLError(
        at: locations.location(at: crowdedTag.offset),
        "an element has more than \(limits.attributesPerElement) attributes"))
  }

  private mutating func stop(with error: any Error) {
    failure = error
    xmlStopParser(context)
    context = nil
  }
}

extension XMLScanner {
  /// How many bytes of the document the parser has read.
  private var position: Int {
    guard let input = context?.pointee.input else { return end }
    let read = input.pointee.cur.map { $0 - input.pointee.base } ?? 0
    return max(end, min(text.count, Int(clamping: input.pointee.consumed) + read))
  }

  /// Between the last thing reported and the next tag there is nothing but white space.
  private func nextTagStart() -> Int {
    offset(of: UInt8(ascii: "<"), in: end..<position) ?? end
  }

  /// libxml2 reports a tag before it reads the `>` or `/>` of it.
  private func tagEnd(from start: Int) -> Int {
    (offset(of: UInt8(ascii: ">"), in: start..<text.count) ?? text.count - 1) + 1
  }

  private func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    for offset in range where text[offset] == byte { return offset }
    return nil
  }
}
