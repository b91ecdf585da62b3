import AuditModel
import Foundation
import Testing

@testable import Localization

/// Texts of all that can go wrong between a quotation mark and the next.
private struct TextMaker {
  private var random: SplitMix

  init(seed: Int) { random = SplitMix(seed: seed) }

  private static let parts = [
    "a", "f0", "1", "9", " ", "\"", "'", "\\", "\\n", "\\U", "\n", "\r", "\r\n", "\t", "\u{0}",
    "\u{1}", "\u{7}", "\u{B}", "\u{1F}", "\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "é", "e\u{301}",
    "Ø", "ﬁ", "\u{2028}", "\u{2029}", "\u{200B}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}",
    "😀", "\u{10FFFF}", "日本", "//", "/*", "*/", ";", "=", "{", "}", "%1$@", "$", "-", ".", "“",
  ]

  mutating func next() -> String {
    (0..<random.below(8)).map { _ in Self.parts[random.below(Self.parts.count)] }.joined()
  }
}

/// A small generator whose numbers are the same in every run.
private struct SplitMix {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) >> 33) % limit
  }
}

private func foundation(_ bytes: [UInt8]) -> [String: String]? {
  let list = try? PropertyListSerialization.propertyList(
    from: Data(bytes), options: [], format: nil)
  return list as? [String: String]
}

@Suite struct StringsRoundTripTests {
  @Test(arguments: [
    "\"k\" = \"a\";", "'k' = 'a';", "k = a;", "k;", "k = \"a\nb\";", "k = 'a\r\nb';",
  ])
  func writesStringsThatFoundationReadsAsTheyAre(source: String) throws {
    var texts = TextMaker(seed: source.utf8.count)
    let document = StringsDocument(Array(source.utf8), path: "a.strings", locale: "de")
    for _ in 0..<400 {
      let text = texts.next()
      let change = TextChange(in: "de", .text(key: "k", path: .text, text, state: nil))
      let changed = document.applying([change])
      let read = StringsFile(changed.bytes, path: "a.strings")
      let expected = Array(text.utf8)
      #expect(read.entries.map { Array($0.value.utf8) } == [expected])
      #expect(foundation(changed.bytes)?["k"].map { Array($0.utf8) } == expected)
    }
  }

  @Test(arguments: ["<string>a</string>", "<string/>", "<string><![CDATA[<]]>&amp;</string>"])
  func writesElementsThatFoundationReadsAsTheyAre(element: String) throws {
    var texts = TextMaker(seed: element.utf8.count)
    let source = "<?xml version=\"1.0\"?><plist><dict><key>k</key>\(element)</dict></plist>"
    let document = StringsDocument(Array(source.utf8), path: "a.strings", locale: "de")
    for _ in 0..<200 {
      let text = texts.next()
      let change = TextChange(in: "de", .text(key: "k", path: .text, text, state: nil))
      let changed = document.applying([change])
      guard changed.rejections.isEmpty else {
        #expect(text.obstacleInXML != nil && changed.bytes == document.bytes)
        continue
      }
      let read = StringsFile(changed.bytes, path: "a.strings")
      let expected = Array(text.utf8)
      #expect(read.entries.map { Array($0.value.utf8) } == [expected])
      #expect(foundation(changed.bytes)?["k"].map { Array($0.utf8) } == expected)
    }
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf32BigEndian])
  func addsKeysThatFoundationReadsAsTheyAre(encoding: String.Encoding) throws {
    var texts = TextMaker(seed: 5)
    let bytes = Array(try #require("\u{FEFF}/* Ü */\nk = \"a\";\n".data(using: encoding)))
    let document = StringsDocument(bytes, path: "a.strings", locale: "de")
    for _ in 0..<100 {
      let location = SourceLocation(file: "", line: 1, column: 1)
      let entries = (0..<3).map { index in
        TableEntry(
          key: "\(index)" + texts.next(), value: .text(texts.next()), comment: texts.next(),
          keyLocation: location, valueLocation: location)
      }
      let changed = document.applying(entries.map { TextChange(in: "de", .entry($0)) })
      let read = StringsFile(changed.bytes, path: "a.strings")
      #expect(read.problems == [] && changed.rejections == [])
      #expect(read.entries.map(\.key) == ["k"] + entries.map(\.key))
      #expect(read.entries.map(\.value) == ["a"] + entries.map(\.value.format))
      #expect(read.entries.dropFirst().allSatisfy { $0.comment != nil })
      #expect(foundation(changed.bytes)?.count == 4)
    }
  }

  @Test func writesAFreshFile() {
    let location = SourceLocation(file: "", line: 1, column: 1)
    func entry(_ key: String, _ value: TableValue, _ comment: String? = nil) -> TableEntry {
      TableEntry(
        key: key, value: value, comment: comment, keyLocation: location, valueLocation: location)
    }
    var marked = entry("b", .text("1\n2"))
    marked.isTranslatable = false
    marked.states = [.text: .needsReview]
    let file = StringsWriter.write(
      [entry("a", .text("say \"A\""), "About a."), marked, entry("p", .plurals([]))],
      header: "App")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        /* App */

        /* About a. */
        "a" = "say \\"A\\"";

        "b" = "1\\n2";

        """)
    #expect(file.losses.map(\.key) == ["b", "b", "p"])
    #expect(StringsWriter.write([]).bytes == [UInt8(ascii: "\n")])
  }
}
