import Testing

@testable import SourceText

/// Lines end with LF, CR or CRLF, and columns count Unicode scalars from 1.
@Suite struct PlaceTests {
  private func place(_ text: String, before end: String) throws -> TextPlace {
    let offset = try #require(text.firstRange(of: end)).lowerBound.utf16Offset(in: text)
    let bytes = text.utf16.prefix(offset)
    var counter = PlaceCounter(Array(text.utf8))
    return counter.place(at: String(decoding: bytes, as: UTF16.self).utf8.count)
  }

  @Test(
    arguments: [
      ("x", 1, 1), ("ax", 1, 2), ("\nx", 2, 1), ("\rx", 2, 1), ("\r\nx", 2, 1), ("\n\rx", 3, 1),
      ("a\r\n\r\nbcx", 3, 3), ("\tx", 1, 2), ("éx", 1, 2), ("e\u{301}x", 1, 3), ("👩‍🚀x", 1, 4),
      ("🇩🇪x", 1, 3), ("\u{2028}x", 1, 2), ("12345678\r\n90x", 2, 3),
    ])
  func countsScalars(_ text: String, line: Int, column: Int) throws {
    #expect(try place(text, before: "x") == TextPlace(line: line, column: column))
  }

  @Test func answersInAnyOrder() {
    let lines = (0..<400).map { "\($0) – e\u{301}👩‍🚀" }
    let text = Array(lines.joined(separator: "\r\n").utf8) + Array("\ra\nb".utf8)
    for start in [0, 3] {
      let index = PlaceIndex(text, from: start)
      var counter = PlaceCounter(text, from: start)
      for offset in start...text.count {
        #expect(index.place(at: offset) == counter.place(at: offset))
      }
      #expect(index.place(at: -1) == TextPlace())
      #expect(index.place(at: text.count + 9) == counter.place(at: text.count))
    }
    var counter = PlaceCounter(text)
    _ = counter.place(at: 500)
    #expect(counter.place(at: 2) == TextPlace(line: 1, column: 3))
  }

  @Test func findsThePlacesOfAnEmptyText() {
    #expect(PlaceIndex([]).place(at: 0) == TextPlace())
    #expect(PlaceIndex([], from: 3).place(at: 3) == TextPlace())
  }
}
