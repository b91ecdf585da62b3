import AuditModel

/// A translation begins with no character that a spreadsheet takes for a formula.
package struct ProhibitedInitialCharacterRule: TextPairRule {
  package static let description = RuleDescription(
    id: "prohibited-initial-character", title: "Formula character at the start",
    rationale: """
      A person who opens an exported CSV file in a spreadsheet runs a formula that a translator, \
      or an attacker, wrote.
      """,
    howToFix: """
      Begin the translation with a word, or with the character that begins the source string. \
      Quote or prefix such cells when you export tables.
      """,
    falseAlarm: """
      “+1”, “@handle”, a list dash or a tab at the start of a translation is harmless unless the \
      tables are opened in a spreadsheet; the rule is off for that reason.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [142]
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("a word", "Save", "Sichern", in: "de"),
    .passes("the source does the same", "+1", "+1", in: "uk"),
    .passes("a list", "- one", "– один", in: "ru"),
    .passes("an argument", "%@", "%@ vi", in: "vi"),
    .finds("an equals sign", "Save", "=HYPERLINK(\"x\")", in: "fr"),
    .finds("an at sign", "Name", "@nimi", in: "fi"),
    .finds("a tab", "Name", "\tName", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let first = pair.target.text.utf8.first, "=+-@|\t".utf8.contains(first),
      pair.source.text.utf8.first != first
    else { return [] }
    return [
      TextViolation(
        "begins with \(Unicode.Scalar(first).describedName), as spreadsheet formulas do",
        suggestion: "begin with a word, or with what the source begins with")
    ]
  }
}
