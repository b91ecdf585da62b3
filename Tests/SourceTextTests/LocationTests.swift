import Testing

@testable import SourceText

/// Lines end with LF, CR or CRLF, and columns count Unicode scalars from 1.
@Suite struct LocationTests {
  private func location(_ text: String, before end: String) throws -> TextLocation {
    let offset = try #require(text.firstRange(of: end)).lowerBound.utf16Offset(in: text)
    let bytes = text.utf16.prefix(offset)
    var counter = LocationCounter(Array(text.utf8))
    return counter.location(at: String(decoding: bytes, as: UTF16.self).utf8.count)
  }

  @Test(
    arguments: [
      ("x", 1, 1), ("ax", 1, 2), ("\nx", 2, 1), ("\rx", 2, 1), ("\r\nx", 2, 1), ("\n\rx", 3, 1),
      ("a\r\n\r\nbcx", 3, 3), ("\tx", 1, 2), ("éx", 1, 2), ("e\u{301}x", 1, 3), ("👩‍🚀x", 1, 4),
      ("🇩🇪x", 1, 3), ("\u{2028}x", 1, 2), ("12345678\r\n90x", 2, 3),
    ])
  func countsScalars(_ text: String, line: Int, column: Int) throws {
    #expect(try location(text, before: "x") == TextLocation(line: line, column: column))
  }

  @Test func answersInAnyOrder() {
    let lines = (0..<400).map { "\($0) – e\u{301}👩‍🚀" }
    let text = Array(lines.joined(separator: "\r\n").utf8) + Array("\ra\nb".utf8)
    for start in [0, 3] {
      let index = LocationIndex(text, from: start)
      var counter = LocationCounter(text, from: start)
      for offset in start...text.count {
        #expect(index.location(at: offset) == counter.location(at: offset))
      }
      #expect(index.location(at: -1) == TextLocation())
      #expect(index.location(at: text.count + 9) == counter.location(at: text.count))
    }
    var counter = LocationCounter(text)
    _ = counter.location(at: 500)
    #expect(counter.location(at: 2) == TextLocation(line: 1, column: 3))
  }

  @Test func findsThePlacesOfAnEmptyText() {
    #expect(LocationIndex([]).location(at: 0) == TextLocation())
    #expect(LocationIndex([], from: 3).location(at: 3) == TextLocation())
  }
}
