import AuditModel
import Localization
import Testing
import TextShaping

@testable import Exchange

/// A small generator whose numbers are the same in every run.
private struct PODice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}

private let original = Array(
  """
  msgid ""
  msgstr ""
  "Language: pl\\n"
  "Content-Type: text/plain; charset=UTF-8\\n"
  "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\\n"

  # Uwaga.
  #. Note.
  #: a.strings:1
  #, fuzzy, objc-format
  #| msgid "b"
  msgctxt "a|k"
  msgid "One \\"%@\\""
  msgstr "Jeden „%@”"

  msgctxt "a|n|==|%#@n@"
  msgid "%d card"
  msgid_plural "%d cards"
  msgstr[0] "%d karta"
  msgstr[1] ""
  "%d karty"
  msgstr[2] "%d kart"

  #~ msgid "x"
  #~ msgstr "y"

  """.utf8)

/// Damage of files in practice, besides random bytes.
private let fragments: [[UInt8]] =
  [
    "\"", "\n", "\r\n", "\\", "#", "#~ ", "#,", "#|", "#. ", "msgid ", "msgstr ", "msgstr[1] ", "[",
    "msgctxt ", "msgid_plural ", "|", "|==|", "\\x", "\\777", "fuzzy", "<<<<<<<\n", ": ", "n%0",
    "nplurals=9;", "charset=ISO-8859-1", "\u{FEFF}", "Language: ar\\n", "\"\" \"\"", " ",
  ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], []]

@Suite struct MutatedPOTests {
  @Test(arguments: 0..<10)
  func keepsWhatItDoesNotChange(seed: Int) {
    var dice = PODice(state: UInt64(seed))
    for _ in 0..<8 {
      var bytes = original
      for _ in 0...dice.roll(3) {
        let start = dice.roll(bytes.count + 1)
        let end = min(bytes.count, start + dice.roll(5))
        bytes.replaceSubrange(start..<end, with: fragments[dice.roll(fragments.count)])
      }
      let document = PODocument(bytes, path: "a.po")
      let changes = document.files.flatMap { file in
        file.units.map { unit in
          BilingualChange(
            original: file.original, key: unit.key, path: unit.path, target: unit.target,
            state: unit.state)
        }
      }
      let result = document.applying(changes)
      let isSame = result.bytes == bytes
      #expect(isSame, "\(bytes.asText)")
      #expect(document.problems.allSatisfy { $0.location.line > 0 && $0.location.column > 0 })
      if result.rejections.isEmpty { checkChange(of: document, changes) }
    }
  }

  /// A translation that is changed is read back, and the others stay.
  private func checkChange(of document: PODocument, _ changes: [BilingualChange]) {
    guard var change = changes.first(where: { $0.path.isText && $0.target != nil }) else { return }
    change.target = "new \"text\"\n"
    let result = document.applying([change])
    guard result.rejections.isEmpty else { return }
    let read = PODocument(result.bytes, path: "a.po")
    let old = document.files.flatMap(\.placeless.units)
    let new = read.files.flatMap(\.placeless.units)
    #expect(old.count == new.count)
    let different = zip(old, new).filter { $0 != $1 }.map(\.1)
    #expect(different.map(\.target) == [change.target], "\(result.bytes.asText)")
  }

  @Test func survivesRandomBytes() {
    var dice = PODice(state: 3)
    for _ in 0..<200 {
      let bytes = (0..<dice.roll(300)).map { _ in UInt8(dice.roll(256)) }
      let isSame = PODocument(bytes, path: "a.po").applying([]).bytes == bytes
      #expect(isSame)
    }
  }
}
