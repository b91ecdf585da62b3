import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation says nothing where its source does not.
package struct SourceEmptyRule: TextPairRule {
  package static let description = RuleDescription(
    id: "source-empty-target-not",
    title: "Source is empty, its translation is not",
    rationale: """
      Either the source has lost its text, or people of one language read something that nobody \
      else does.
      """,
    severity: .warning, standards: [])

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
        "“\(pair.target.text)” translates an empty text",
        suggestion: "write the source, or empty the translation")
    ]
  }
}
