import AuditModel

/// A translation begins with no character that a spreadsheet takes for a formula.
package struct ProhibitedInitialCharacterRule: TextPairRule {
  package static let description = RuleDescription(
    id: "prohibited-initial-character",
    title: "Text begins like a formula",
    rationale: """
      Whoever opens an exported table with translations in a spreadsheet lets it reckon, and perhaps \
      call out, what somebody else wrote.
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
        "the text begins with \(Unicode.Scalar(first).describedName), as formulas do",
        suggestion: "begin with a word, or with what the source begins with")
    ]
  }
}
