import AuditModel
import ViewTree

/// A control is called the same at all text sizes.
package struct NameChangesWithSizeRule: MatrixRule {
  package static let description = RuleDescription(
    id: "name-changes-with-size", title: "Label differs between text sizes",
    rationale: """
      Voice Control users who learned the name of a control at one text size cannot use it at another, and \
      VoiceOver users hear an abbreviation.
      """,
    howToFix: """
      Set the full name with `.accessibilityLabel(_:)` beside the short text that is shown, and name both \
      with `.accessibilityInputLabels(_:)`.
      """,
    falseAlarm:
      "A label that says more at larger text sizes on purpose is reported as a note, as all others are.",
    severity: .note,
    standards: [.wcag("3.2.4"), .wcag("2.5.3"), .en301549("11.2.5.3.1")])

  package static let examples: [MatrixExample] = [
    .passes(
      "a short text with the full name",
      .shown { Button(.verbatim("Add to basket")).id("add") },
      .shown(at: .accessibility5) {
        Button(.verbatim("Add")).id("add").accessibilityLabel(.verbatim("Add to basket"))
      }),
    .finds(
      "add", because: "larger text sizes have another name",
      .shown { Button(.verbatim("Add to basket")).id("add") },
      .shown(at: .accessibility5) { Button(.verbatim("Buy")).id("add") }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .textSize).flatMap { pair in
        Self.renamed(in: pair).map { before, after in
          MatrixViolation(
            on: screen, in: pair.other, after, "has another label than in smaller text",
            evidence: ["label": .text(after.label), "elsewhere": .text(before.label)],
            suggestion: "keep one accessibility label at all text sizes")
        }
      }
    }
  }

  private static func renamed(
    in pair: OutlinedScreen.Pair
  ) -> [(before: ElementOutline, after: ElementOutline)] {
    let after = Dictionary(pair.other.elements.map { ($0.path, $0) }) { first, _ in first }
    return pair.reference.elements.filter(\.isInteractive).compactMap { before in
      after[before.path].flatMap { $0.label == before.label ? nil : (before, $0) }
    }
  }
}
