import AuditModel
import Foundation
import SourceText
import Testing

@testable import Localization

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
  fileprivate var losesKeys: Bool {
    ![.duplicateKey, .repeatedKey, .unknownEscape, .brokenCharacter].contains(self)
  }
}
