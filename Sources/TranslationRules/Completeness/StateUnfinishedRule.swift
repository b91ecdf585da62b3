import AuditModel
import Localization
import TextAnalysis

/// A translation is finished.
package struct StateUnfinishedRule: KeyPairRule {
  package static let description = RuleDescription(
    id: "state-unfinished",
    title: "Translation is not finished",
    rationale: """
      Its file says that nobody has translated it yet, so people meet the source language, or that \
      somebody has to look at it once more.
      """,
    severity: .warning,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [40]

  package static let examples: [TranslationExample] = [
    .passes("it is translated", "Save", "Sichern", in: "de"),
    .passes("there is nothing to translate", "%1$d : %2$d", .state(.new, ""), in: "de"),
    .finds("nobody has translated it", "Save", .state(.new, "Save"), in: "de"),
    .finds("nobody has written anything", "Save", .state(.new, ""), in: "ko"),
    .finds("somebody has to look at it", "Save", .state(.needsReview, "Spara"), in: "sv"),
    .passes(
      "a machine's work is another matter", "Save", .state(.machineTranslated, "Salva"),
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
          ? "“\(pair.source.value.format)” is marked as new: nobody has translated it"
          : "the translation is marked as in need of a review",
        suggestion: isNew
          ? "have it translated, or mark it as translated"
          : "look at it, and mark it as translated",
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
