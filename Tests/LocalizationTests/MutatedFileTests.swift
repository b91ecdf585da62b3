import AuditModel
import Foundation
import Testing

@testable import Localization

/// A small generator whose numbers are the same in every run.
private struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 2 &+ 1 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}

/// What files get wrong in practice, besides random bytes.
private let fragments: [[UInt8]] =
  [
    "\"", "'", ";", "=", "/*", "*/", "//", "\\", "\n", "{", "}", "(", ")", "<", ">", "“", "”", "«",
    "<<<<<<< a\n", "<!--", "-->", "\u{FEFF}", "\u{A0}", "\\U12", "\\u1234", "%", "%#@n@", "<key>",
    "</string>", "&", "&amp;", "<![CDATA[", "]]>",
  ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xE2, 0x80]]

extension [UInt8] {
  /// The bytes with one to three places cut out, repeated or overwritten.
  fileprivate func mutated(_ dice: inout Dice) -> [UInt8] {
    var result = self
    for _ in 0...dice.roll(3) {
      let start = dice.roll(result.count + 1)
      let end = Swift.min(result.count, start + dice.roll(4))
      result.replaceSubrange(start..<end, with: fragments[dice.roll(fragments.count)])
    }
    return dice.roll(8) == 0 ? Array(result.prefix(dice.roll(result.count + 1))) : result
  }
}

private let strings = Array(
  """
  /* A comment. */
  "first" = "One \\"two\\" \\U00e9";
  // Another.
  second = 'x';
  "third"
    = "over
  two lines"; fourth;
  "fifth" = "%1$@ of %2$d";
  """.utf8)

private let stringsDict = Array(
  """
  <?xml version="1.0"?><!DOCTYPE plist PUBLIC "a" "b"><plist><dict><key>k</key><dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
  <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
  <key>NSStringFormatValueTypeKey</key><string>d</string><!-- c --><key>one</key>
  <string>%d x</string><key>other</key><string>%d &amp; %#@n@</string></dict></dict></dict></plist>
  """.utf8)

@Suite struct MutatedFileTests {
  @Test(arguments: 0..<40)
  func readsMutatedStringsAsFoundationDoes(seed: Int) throws {
    var dice = Dice(seed: seed)
    for _ in 0..<50 {
      let bytes = strings.mutated(&dice)
      let file = StringsFile(bytes, path: "a.strings")
      let isComplete = file.problems.allSatisfy { !$0.kind.losesKeys }
      let list = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      guard let expected = list as? [String: String] else {
        // A single word is a property list too, and an empty file none.
        let isEmpty = file.entries.isEmpty && bytes.allSatisfy { $0.isASCIISpace }
        #expect(!isComplete || isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      let kept = file.entries.dropLast(file.lostKeys.count)
      let read = Dictionary(kept.map { ($0.key, $0.value) }) { _, last in last }
      #expect(read == expected, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(isComplete || !file.lostKeys.isEmpty || file.problems.count > 0)
    }
  }

  @Test(arguments: 0..<20)
  func survivesMutatedPlurals(seed: Int) {
    var dice = Dice(seed: seed)
    for _ in 0..<25 {
      let file = StringsDictFile(stringsDict.mutated(&dice), path: "a.stringsdict")
      let table = StringTable(name: "T", locale: "en", files: [], entries: file.entries)
      let project = LocalizationProject(tables: [table])
      let text = project.text(key: "k", table: "T", arguments: [.integer(1)], locale: "en")
      #expect(text.string.count < 100_000)
      #expect(file.problems.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
    }
  }

  @Test func survivesRandomBytes() {
    var dice = Dice(seed: 99)
    for _ in 0..<300 {
      let bytes = (0..<dice.roll(200)).map { _ in UInt8(dice.roll(256)) }
      _ = StringsFile(bytes, path: "a.strings")
      _ = StringsFile(Array("bplist00".utf8) + bytes, path: "a.strings")
      _ = StringsDictFile(bytes, path: "a.stringsdict")
      let format = FormatString("%" + String(decoding: bytes, as: UTF8.self))
      _ = format.formatted(with: [.integer(dice.roll(100)), .text("x"), .number(0.5)])
      _ = FormatString.compare(source: format, target: FormatString("%@ %2$d"))
    }
  }

  @Test(arguments: [
    "\"", "'", "\"a\n'", "/*", "/* \n", "<!--\n", "<!-- ", "a=\"\n", "a = b ", "a = \"b\" ", "“",
    "(",
    "a=(", "a={\"", "a = <", ";", "\\", "a", "a=", "{", "ö", "ö=", "//\n", "%",
  ])
  func readsManyOfOneMistakeInLittleTime(fragment: String) {
    let bytes = Array(String(repeating: fragment, count: 100_000 / fragment.utf8.count).utf8)
    let start = ContinuousClock.now
    _ = StringsFile(bytes, path: "a.strings")
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}

extension LocalizationProblem.Kind {
  fileprivate var losesKeys: Bool { ![.duplicateKey, .unknownEscape].contains(self) }
}
