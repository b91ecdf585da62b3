import AuditModel
import Localization

/// A person has looked at what a machine translated.
package struct MachineTranslatedRule: KeyPairRule {
  package static let description = RuleDescription(
    id: "machine-translated-unreviewed", title: "Unreviewed machine translation",
    rationale: """
      A machine does not see the screen: it takes a verb on a button for a noun or translates a \
      name, and people read the mistake.
      """,
    howToFix: "Review the translation in its context, then set its state to `translated`.",
    falseAlarm: """
      A team that accepts machine translation as final gets a finding for every such string; the \
      rule reads the state `machine_translated` or `leveraged-mt`, not the quality.
      """,
    severity: .note,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [42]

  package static let examples: [TranslationExample] = [
    .passes("a person translated it", "Save", "Kaydet", in: "tr"),
    .passes("it needs a review", "Save", .state(.needsReview, "Lưu"), in: "vi"),
    .finds("a machine translated it", "Save", .state(.machineTranslated, "Speichern"), in: "de"),
  ]

  package init() {}

  package func check(_ pair: KeyPair) -> [TextViolation] {
    guard pair.target.states.values.contains(.machineTranslated), pair.source.isTranslatable,
      let leaf = pair.target.leaves.first(where: {
        pair.target.states[$0.path] == .machineTranslated
      })
    else { return [] }
    return [
      TextViolation(
        "“\(pair.source.value.format)” is machine-translated and not reviewed",
        suggestion: "review it, and mark it as translated", at: leaf)
    ]
  }
}
