import CLibXML2

/// Turns what libxml2 reports while it parses into events with places.
final class EventCollector {
  private let text: [UInt8]
  private let limits: XMLLimits
  private let body: (XMLEvent) throws -> Void
  private var context: xmlParserCtxtPtr?
  private var places: PlaceCounter
  private var failure: (any Error)?
  private var depth = 0
  /// The offset behind the last thing that was reported.
  private var end = 0
  private var pendingText: [UInt8] = []
  private var pendingTextStart = 0
  private var lastTag = (place: TextPlace(), start: 0)

  init(_ text: [UInt8], limits: XMLLimits, body: @escaping (XMLEvent) throws -> Void) {
    self.text = text
    self.limits = limits
    self.body = body
    places = PlaceCounter(text)
    end = XMLDocumentText.declarationLength(in: text)
  }

  /// Takes the parser whose position is asked for; it must outlive the parsing.
  func begin(_ context: xmlParserCtxtPtr) { self.context = context }

  /// Hands over the rest and throws the first thing that went wrong.
  func finish() throws {
    context = nil
    if let failure { throw failure }
  }

  // MARK: What libxml2 reports

  func startElement(_ name: XMLName, attributeCount: Int, attributes: () -> [XMLAttribute]?) {
    depth += 1
    let start = nextTagStart()
    if depth > limits.depth {
      return fail(at: start, "elements are nested more than \(limits.depth) deep")
    }
    if attributeCount > limits.attributesPerElement {
      return fail(at: start, "an element has more than \(limits.attributesPerElement) attributes")
    }
    guard let attributes = attributes() else {
      return fail(at: start, "an attribute has more than \(limits.attributeBytes) bytes")
    }
    emit(.startElement(name, attributes: attributes), start..<tagEnd(from: position))
  }

  func endElement(_ name: XMLName) {
    depth -= 1
    // `<a/>` ends where it began; `</a>` has a tag of its own.
    let isEmptyTag = position == end
    let start = isEmptyTag ? lastTag.start : nextTagStart()
    emit(.endElement(name), start..<position)
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if pendingText.isEmpty { pendingTextStart = end }
    pendingText.append(contentsOf: bytes)
    end = max(end, position)
  }

  func markup(_ kind: XMLEvent.Kind) {
    emit(kind, nextTagStart()..<position)
  }

  func documentType(name: String, publicIdentifier: String?, systemIdentifier: String?) {
    let start = nextTagStart()
    if position < text.count, text[position] == UInt8(ascii: "[") {
      return fail(
        at: start, "the document type has definitions of its own, which are refused; remove […]")
    }
    let kind = XMLEvent.Kind.documentType(
      name: name, publicIdentifier: publicIdentifier, systemIdentifier: systemIdentifier)
    emit(kind, start..<tagEnd(from: position))
  }

  func unknownEntity(_ name: String) {
    fail(at: end, "the entity &\(name); is not known; write the character itself")
  }

  /// Only the first error counts: those that follow are usually its consequences.
  func parserError(_ message: String) {
    flushText()
    fail(at: min(position, text.count), message)
  }

  var attributeLimit: Int { limits.attributeBytes }
}

extension EventCollector {
  private func emit(_ kind: XMLEvent.Kind, _ range: Range<Int>) {
    flushText()
    send(kind, range)
    end = max(end, range.upperBound)
  }

  private func flushText() {
    guard !pendingText.isEmpty else { return }
    let kind = XMLEvent.Kind.text(String(decoding: pendingText, as: UTF8.self))
    pendingText.removeAll(keepingCapacity: true)
    send(kind, pendingTextStart..<max(pendingTextStart, end))
  }

  private func send(_ kind: XMLEvent.Kind, _ range: Range<Int>) {
    guard failure == nil else { return }
    let place =
      range.lowerBound == lastTag.start && range.lowerBound > 0
      ? lastTag.place : places.place(at: range.lowerBound)
    lastTag = (place, range.lowerBound)
    do {
      try body(XMLEvent(kind: kind, place: place, byteRange: range))
    } catch {
      stop(with: error)
    }
  }

  private func fail(at offset: Int, _ message: String) {
    guard failure == nil else { return }
    stop(with: XMLError(at: places.place(at: offset), message))
  }

  private func stop(with error: any Error) {
    failure = error
    xmlStopParser(context)
    context = nil
  }
}

extension EventCollector {
  /// How many bytes of the document the parser has read.
  private var position: Int {
    guard let input = context?.pointee.input else { return end }
    let read = input.pointee.cur.map { $0 - input.pointee.base } ?? 0
    return max(end, min(text.count, Int(clamping: input.pointee.consumed) + read))
  }

  /// Between the last thing reported and the next tag there is nothing but white space.
  private func nextTagStart() -> Int {
    let limit = position
    return text[end..<limit].firstIndex(of: UInt8(ascii: "<")) ?? end
  }

  /// libxml2 reports a tag before it reads the `>` or `/>` of it.
  private func tagEnd(from offset: Int) -> Int {
    (text[offset...].firstIndex(of: UInt8(ascii: ">")) ?? text.count - 1) + 1
  }
}
