import AuditModel
import Localization

/// A person has looked at what a machine translated.
package struct MachineTranslatedRule: KeyPairRule {
  package static let description = RuleDescription(
    id: "machine-translated-unreviewed",
    title: "Translated by a machine, and nobody has looked at it",
    rationale: """
      A machine does not see the screen: it takes a button for a noun and a name for a word.
      """,
    severity: .note,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [42]

  package static let examples: [TranslationExample] = [
    .passes("a person translated it", "Save", "Kaydet", in: "tr"),
    .passes("somebody has to look at it", "Save", .state(.needsReview, "Lưu"), in: "vi"),
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
        "a machine translated “\(pair.source.value.format)”, and nobody has looked at it",
        suggestion: "look at it, and mark it as translated", at: leaf)
    ]
  }
}
