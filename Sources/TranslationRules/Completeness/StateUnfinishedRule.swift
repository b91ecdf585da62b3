import AuditModel
import Localization
import TextAnalysis

/// A translation is finished.
package struct StateUnfinishedRule: KeyPairRule {
  package static let description = RuleDescription(
    id: "state-unfinished", title: "Unfinished translation",
    rationale: """
      The file marks the translation as new or as needing a review, so people read the source \
      language or words that were never checked. Xcode's import ignores XLIFF targets in these \
      states.
      """,
    howToFix: """
      Translate or review the string, then set its state to `translated` in the catalog or in \
      the exchange file.
      """,
    falseAlarm: """
      A team that does not maintain states gets a finding for good translations. `needs_review` \
      is only a note, and new strings without letters are exempt. Findings of other rules in a \
      fuzzy entry of a PO file are notes, too: gettext leaves such entries out.
      """,
    severity: .warning,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [40]

  package static let examples: [TranslationExample] = [
    .passes("it is translated", "Save", "Sichern", in: "de"),
    .passes("there is nothing to translate", "%1$d : %2$d", .state(.new, ""), in: "de"),
    .finds("its state is new", "Save", .state(.new, "Save"), in: "de"),
    .finds("new and empty", "Save", .state(.new, ""), in: "ko"),
    .finds("it needs a review", "Save", .state(.needsReview, "Spara"), in: "sv"),
    .passes(
      "a machine translation", "Save", .state(.machineTranslated, "Salva"),
      in: "it"),
  ]

  package init() {}

  package func check(_ pair: KeyPair) -> [TextViolation] {
    guard !pair.target.states.isEmpty, pair.source.isTranslatable,
      pair.source.extraction != .stale, let leaf = worst(of: pair.target)
    else { return [] }
    let isNew = pair.target.states[leaf.path] == .new
    if isNew, !pair.source.leaves.contains(where: { AuditedText($0.text).hasLetters }) { return [] }
    return [
      TextViolation(
        isNew
          ? "“\(pair.source.value.format)” is marked as new, so it is not translated"
          : "the translation is marked as needing a review",
        suggestion: isNew
          ? "have it translated, or mark it as translated"
          : "review it, and mark it as translated",
        severity: isNew ? nil : .note, at: leaf)
    ]
  }

  /// The text that is farthest from being finished.
  private func worst(of entry: TableEntry) -> TableEntry.Leaf? {
    let states = entry.states
    guard states.values.contains(where: { $0 == .new || $0 == .needsReview }) else { return nil }
    let leaves = entry.leaves
    return leaves.first { states[$0.path] == .new }
      ?? leaves.first { states[$0.path] == .needsReview }
  }
}
