import AuditModel
import Localization
import MessageSyntax

/// A translation shows numbers as precisely and as widely as its source.
package struct PrecisionChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "precision-changed", title: "Number is shown in another precision or width",
    rationale: """
      “1:5” instead of “1:05”, or 3 instead of 3.2; a language may want it so, and then it is right.
      """,
    severity: .note, standards: [.formatSpecifiers])

  package static let kinds = [16]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same precision", "%.1f km", "%.1f km", in: "de"),
    .finds("another precision", "%.2f km", "%.1f км", in: "uk"),
    .finds("the zero is lost", "%02d:%02d", "%d.%02d", in: "fi"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .otherLayout(let source, let target) = difference else { return nil }
      return TextViolation(
        "“\(source.text)” became “\(target.text)”",
        suggestion: "write “\(source.text)”, unless the language wants it so")
    }
  }
}
