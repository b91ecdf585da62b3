import AuditModel
import Localization
import MessageSyntax
import TextShaping

/// A translation with positions leaves out none before one that it uses.
package struct FormatPositionalGapRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-positional-gap", title: "Position is left out",
    rationale: """
      Foundation reads one argument for each position that it finds, so what stands behind the gap shows \
      the argument before its own.
      """,
    severity: .warning, standards: [.formatSpecifiers])

  package static let kinds = [6]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("all positions", "%1$@ %2$@ %3$@", "%3$@ %1$@ %2$@", in: "hu"),
    .passes(
      "the number that a form is for", [.one: "%1$d card in %2$@", .other: "%1$d cards in %2$@"],
      [.one: "Eine Karte in %2$@", .other: "%1$d Karten in %2$@"], in: "de"),
    .finds("a text is left out", "%1$@ %2$@ %3$@", "%1$@ %3$@", in: "ja"),
    .finds("what follows is of another type", "%1$@ %2$d %3$@", "%3$@ %1$@", in: "uk"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .gap(let missing, let changesType) = difference else { return nil }
      return TextViolation(
        "argument \(missing.position) (“\(missing.text)”) is left out before one that is used",
        suggestion:
          "use it too; if it has to go, the code must supply the arguments in another order",
        severity: changesType ? .error : .warning)
    }
  }
}
