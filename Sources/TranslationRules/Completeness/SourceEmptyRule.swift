import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation says nothing where its source does not.
package struct SourceEmptyRule: TextPairRule {
  package static let description = RuleDescription(
    id: "source-empty-target-not", title: "Translation of an empty source string",
    rationale: """
      Either the source string was lost, or people of one language read words that all others do \
      not get.
      """,
    howToFix: """
      Restore the source string, or empty the translation. If only some languages need the \
      words, use a format string with a placeholder instead.
      """,
    falseAlarm: """
      A suffix or counter that only this language needs is reported although it is right.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [29]

  package static let examples: [TranslationExample] = [
    .passes("both say something", "Save", "Enregistrer", in: "fr"),
    .passes("both are empty", "", "", in: "hu"),
    .passes("only spaces", " ", "  ", in: "th"),
    .finds("the source is empty", "", "Speichern", in: "de"),
    .finds("the source is a space", " ", "保存", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.text.utf8.count <= 1 || pair.source.has(.edgeSpace),
      pair.source.text.isBlank, !pair.target.text.isBlank
    else { return [] }
    return [
      TextViolation(
        "“\(pair.target.text)” translates an empty source string",
        suggestion: "write the source string, or empty the translation")
    ]
  }
}
