import AuditModel
import TextAnalysis

/// A translation is a text, not the key that it has.
package struct TranslatedAsKeyRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "translated-as-key", title: "Key used as translation",
    rationale: "People read the developers' identifier, such as `button.save`, instead of words.",
    howToFix: """
      Translate the string. Check the tool that wrote the file: it may fill gaps with keys.
      """,
    falseAlarm: """
      A domain or file name that is its own key, such as `README.md`, is reported unless the \
      source string is the same. Only keys with full stops, underscores or camel case count. A \
      source string that is its own key is reported if 80 % of ten or more strings of its table \
      are not.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2")])

  package static let kinds = [45]

  package static let examples: [TranslationExample] = [
    .texts(
      "a key that is a word", [("Name", ["en": "Full name", "de": "Name"])]),
    .texts("the source says so too", [("app.name", ["en": "app.name", "de": "app.name"])]),
    .texts(
      "a source string among others that are no keys",
      (1...11).map { number in
        let key = "board.title_\(number)"
        return (key, ["en": .text(number > 1 ? "Board" : key)])
      }, finds: ["board.title_1"]),
    .texts(
      "source strings that are all keys",
      (1...10).map { ("board.title_\($0)", ["en": .text("board.title_\($0)")]) }),
    .texts("a word", [("album", ["en": "Photo album", "fr": "album"])]),
    .texts(
      "a key with full stops", [("button.save", ["en": "Save", "ru": "button.save"])],
      finds: ["button.save"]),
    .texts(
      "a key with underscores", [("save_all", ["en": "Save all", "ja": "save_all"])],
      finds: ["save_all"]),
    .texts(
      "a key in camel case", [("saveAll", ["en": "Save all", "es": "saveAll"])],
      finds: ["saveAll"]),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let key = pair.key.key
    guard pair.target.text.utf8.count == key.utf8.count, pair.target.text.isExactly(key),
      !pair.source.text.isExactly(key), Self.isName(key)
    else { return [] }
    return [
      TextViolation(
        "the translation of “\(pair.source.text)” is the key",
        suggestion: "translate it")
    ]
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    let key = text.key.entry.key
    guard text.text.text.utf8.count == key.utf8.count, text.text.text.isExactly(key),
      key.hasASCII(".") || key.hasASCII("_"), Self.isName(key), text.key.hasNamedKeys
    else { return [] }
    return [
      TextViolation(
        "the source string is the key “\(key)”",
        suggestion: "write the string that people are to read")
    ]
  }

  /// Whether it has marks or capitals between its letters, and no spaces.
  private static func isName(_ key: String) -> Bool {
    var last: UInt8 = 0
    var isMarked = false
    for byte in key.utf8 {
      if byte <= 0x20 || byte >= 0x80 { return false }
      if last.isLetter, byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") { isMarked = true }
      if (0x61...0x7A).contains(last), (0x41...0x5A).contains(byte) { isMarked = true }
      last = byte
    }
    return isMarked && last.isLetter
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || (0x30...0x39).contains(self)
  }
}
