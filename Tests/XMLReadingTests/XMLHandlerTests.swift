import SourceText
import Testing

@testable import XMLReading

/// Records all events.
private final class Recorder: XMLHandler {
  private(set) var lines: [String] = []
  private var names: [XMLNameNumber: String] = [:]

  func startElement(_ tag: borrowing XMLStartTag) {
    names[tag.name] = tag.fullName(of: tag.name).qualifiedName
    var line = "<\(names[tag.name] ?? "")"
    for index in 0..<tag.attributeCount {
      let name = tag.fullName(of: tag.attributeName(index))
      line += " \(name.qualifiedName)=\(tag.attributeValue(index))"
    }
    lines.append("\(line)> \(tag.range)")
  }

  func endElement(_ name: XMLNameNumber, tag: Range<Int>) {
    lines.append("</\(names[name] ?? "")> \(tag)")
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    lines.append("'\(String(decoding: bytes, as: UTF8.self))' \(offset)")
  }
}

@Suite struct XMLHandlerTests {
  @Test func receivesTagsAndTextsWithTheirOffsets() throws {
    let recorder = Recorder()
    try XMLDocumentReader(Array("<a x='1&amp;2' xml:space='p'>é<b/>f</a>".utf8))
      .read(into: recorder)
    #expect(
      recorder.lines == [
        "<a x=1&2 xml:space=p> 0..<29", "'é' 29", "<b> 31..<35", "</b> 31..<35",
        "'f' 35", "</a> 36..<40",
      ])
  }

  @Test func knowsANameByItsNumberEvenWhenThereAreMany() throws {
    let names = (0..<2000).map { "n\($0)" }
    let document = "<a>" + (names + names).map { "<\($0)/>" }.joined() + "</a>"
    let recorder = Recorder()
    try XMLDocumentReader(Array(document.utf8)).read(into: recorder)
    let ends = recorder.lines.filter { $0.hasPrefix("</n") }.map { $0.prefix { $0 != ">" } }
    let expected = (names + names).map { "</\($0)" }
    #expect(ends.elementsEqual(expected) { $0 == $1 })
  }

  @Test func endsWhatThrows() {
    struct Enough: Error {}
    final class Thrower: XMLHandler {
      var count = 0
      func startElement(_ tag: borrowing XMLStartTag) throws {
        count += 1
        throw Enough()
      }
      func endElement(_ name: XMLNameNumber, tag: Range<Int>) { count += 1 }
      func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) { count += 1 }
    }
    let thrower = Thrower()
    #expect(throws: Enough.self) {
      try XMLDocumentReader(Array("<a>b<c/></a>".utf8)).read(into: thrower)
    }
    #expect(thrower.count == 1)
  }

  @Test func refusesMoreNamespacesThanTheLimitAllows() {
    let open = (0..<60).map { "<a xmlns:p\($0)='u' xmlns:q\($0)='u' xmlns:r\($0)='u'>" }.joined()
    let close = String(repeating: "</a>", count: 60)
    #expect(throws: Never.self) {
      try XMLDocumentReader(Array("<r><a xmlns='u'/></r>".utf8))
        .read(into: Recorder())
      let siblings = (0..<300).map { "<a xmlns:p\($0)='u'/>" }.joined()
      try XMLDocumentReader(Array("<r>\(siblings)</r>".utf8)).read(into: Recorder())
      var limits = XMLLimits()
      limits.namespaces = 180
      try XMLDocumentReader(Array((open + close).utf8), limits: limits).read(into: Recorder())
    }
    var limits = XMLLimits()
    limits.namespaces = 179
    #expect(throws: XMLError.self) {
      try XMLDocumentReader(Array((open + close).utf8), limits: limits).read(into: Recorder())
    }
  }
}

@Suite struct TextLocationTests {
  /// Counts as slowly and plainly as can be.
  private func plainLocation(_ bytes: [UInt8], at target: Int) -> TextLocation {
    var location = TextLocation()
    for (index, byte) in bytes.prefix(target).enumerated() {
      let isReturn = byte == 0x0D
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == 0x0A || (isReturn && next != 0x0A) {
        location = TextLocation(line: location.line + 1)
      } else if byte & 0xC0 != 0x80 && !isReturn {
        location.column += 1
      }
    }
    return location
  }

  @Test func countsLinesAndCharactersWhereverLinesEnd() {
    let text = "eins\nzwei\r\ndrei\rvier größer als fünf 😀😀\t\u{B}\u{E}\u{F}\n\n\r\r\n" + "x"
    let bytes = Array(String(repeating: text, count: 4).utf8)
    var counter = LocationCounter(bytes)
    for offset in 0...bytes.count {
      let (found, expected) = (counter.location(at: offset), plainLocation(bytes, at: offset))
      #expect(found == expected, "at \(offset)")
      var fresh = LocationCounter(bytes)
      let direct = fresh.location(at: offset)
      #expect(direct == expected, "at \(offset) directly")
    }
  }

  @Test func countsLinesAndCharactersInWhateverOrder() {
    let text = "eins\nzwei größer\r\n😀\r"
    let bytes = Array(String(repeating: text, count: 600).utf8)
    let index = LocationIndex(bytes)
    var counter = LocationCounter(bytes)
    let locations = (0...bytes.count).map { counter.location(at: $0) }
    for offset in (0...bytes.count).reversed() {
      #expect(index.location(at: offset) == locations[offset], "at \(offset)")
    }
    #expect(index.location(at: -1) == TextLocation() && index.location(at: .max) == locations.last)
  }
}
