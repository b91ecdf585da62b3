import AuditModel
import Testing

@testable import Localization

/// Texts that are changed where they become different and stay as they are written elsewhere.
@Suite struct WrittenTextTests {
  private func strings(_ literal: String, to text: String) -> String {
    let document = StringsDocument(
      Array("/* c */\n\"k\" = \(literal);\n".utf8), path: "de.lproj/a.strings", locale: "de")
    let change = TextChange(in: "de", .text(key: "k", path: .text, text, state: nil))
    let lines = String(decoding: document.applying([change]).bytes, as: UTF8.self)
    return String(lines.dropFirst("/* c */\n\"k\" = ".count).dropLast(2))
  }

  @Test(arguments: [
    // Each escape stays as it is written.
    (#""caf\U00e9  \"au\" lait\n""#, "café \"au\" lait\n", #""caf\U00e9 \"au\" lait\n""#),
    (#""\303 a""#, "\u{2C6} b", #""\303 b""#),
    (#""\UD83D\UDE00 a""#, "😀 b", #""\UD83D\UDE00 b""#),
    (#"'it\'s a'"#, "it's b", #"'it\'s b'"#),
    (#""%d a \U0025d""#, "%1$d a %d", #""%1$d a \U0025d""#),
    // Digits behind a short escape would become a part of it.
    (#""\Ue9""#, "éa", #""éa""#),
    (#""\7""#, "\u{7}1", #""\a1""#),
    // At the beginning, at the end, all of it, nothing of it.
    (#""\U00e9""#, "aé", #""a\U00e9""#),
    (#""\U00e9""#, "éz", #""\U00e9z""#),
    (#""\U00e9""#, "", #""""#),
    (#""""#, "é", #""é""#),
    ("plain", "plain2", "plain2"),
    ("plain", "two words", #""two words""#),
  ])
  func anEntryOfATable(_ literal: String, _ text: String, _ expected: String) {
    #expect(strings(literal, to: text).utf8.elementsEqual(expected.utf8))
  }

  @Test func aTextOfACatalog() {
    let file =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":"#
      + #"{"state":"translated","value":"caf\u00e9  \/ \ud83d\ude00"}}}}},"version":"1.0"}"#
    let change = TextChange(in: "de", .text(key: "k", path: .text, "café \"/ 😀", state: nil))
    let bytes = CatalogDocument(Array(file.utf8), path: "a.xcstrings").applying([change]).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == file.replacing("u00e9  ", with: #"u00e9 \""#))
  }

  @Test func aRuleOfAStringsDict() {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d caf&#233;s<!-- c -->  &amp; &#x2026;</string></dict></dict></dict></plist>
      """
    let path = VariationPath([.substitution("n"), .plural(.other)])
    let change = TextChange(
      in: "de", .text(key: "k", path: path, "%d cafés & <…", state: nil))
    let bytes = StringsDictDocument(
      Array(file.utf8), path: "de.lproj/a.stringsdict", locale: "de"
    ).applying([change]).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == file.replacing("  &amp; &#x2026;", with: " &amp; &lt;&#x2026;"))
  }

  @Test(arguments: 0..<200)
  func whateverChangesIsReadAsWhatItShouldBe(_ seed: Int) {
    var numbers = (0..<40).map { (seed * 7919 + $0 * 104_729) % 10_007 }[...]
    let parts = [
      "a", "1", "é", #"\U00e9"#, #"\Ue9"#, #"\n"#, #"\""#, "'", "\n", #"\101"#, "😀", " ", "f",
      "\r\n",
    ]
    func literal(_ count: Int) -> String {
      (0..<count).map { _ in parts[(numbers.popFirst() ?? 0) % parts.count] }.joined()
    }
    let (old, new) = (literal(seed % 9), literal(seed % 7))
    var reader = StringsLiteral(Array(new.utf8)[...])
    let text = reader.decoded()
    let written = strings("\"\(old)\"", to: text)
    var again = StringsLiteral(Array(written.utf8).dropFirst().dropLast())
    #expect(again.decoded().utf8.elementsEqual(text.utf8), "\(old) → \(written)")
  }
}
