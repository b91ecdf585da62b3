import SourceText

/// Makes events with places from the events of a handler.
final class EventCollector: XMLHandler {
  private let body: (XMLEvent) throws -> Void
  private var locations: LocationCounter
  private var names: [XMLName] = []
  private var pendingText: [UInt8] = []
  private var pendingTextStart = 0
  private var lastTag = (location: TextLocation(), start: 0)

  init(_ text: [UInt8], body: @escaping (XMLEvent) throws -> Void) {
    self.body = body
    locations = LocationCounter(text)
  }

  func startElement(_ tag: borrowing XMLStartTag) throws {
    // Numbers are given from 0 on, but attributes take some of them.
    while names.count <= tag.name.value {
      names.append(tag.fullName(of: XMLNameNumber(value: names.count)))
    }
    let kind = XMLEvent.Kind.startElement(
      names[tag.name.value], attributes: tag.copiedAttributes())
    try emit(kind, tag.range)
  }

  func endElement(_ name: XMLNameNumber, tag: Range<Int>) throws {
    try emit(.endElement(names[name.value]), tag)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    if pendingText.isEmpty { pendingTextStart = offset }
    pendingText.append(contentsOf: bytes)
  }

  func markup(_ kind: XMLEvent.Kind, range: Range<Int>) throws { try emit(kind, range) }

  /// Hands over the text that the document breaks off with.
  func finish() throws { try flushText(before: pendingTextStart + pendingText.count) }

  private func emit(_ kind: XMLEvent.Kind, _ range: Range<Int>) throws {
    try flushText(before: range.lowerBound)
    try send(kind, range)
  }

  private func flushText(before end: Int) throws {
    guard !pendingText.isEmpty else { return }
    let kind = XMLEvent.Kind.text(String(decoding: pendingText, as: UTF8.self))
    pendingText.removeAll(keepingCapacity: true)
    try send(kind, pendingTextStart..<max(pendingTextStart, end))
  }

  private func send(_ kind: XMLEvent.Kind, _ range: Range<Int>) throws {
    let isSameTag = range.lowerBound == lastTag.start && range.lowerBound > 0
    let location = isSameTag ? lastTag.location : locations.location(at: range.lowerBound)
    lastTag = (location, range.lowerBound)
    try body(XMLEvent(kind: kind, location: location, byteRange: range))
  }
}
