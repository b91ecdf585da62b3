import AuditModel
import Localization
import MessageSyntax

/// A translation has a “*” in a specifier only where its source has one.
package struct FormatStarRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-star", title: "Mismatched width or precision argument",
    rationale: """
      Each `*` consumes an integer argument of its own. One more or one fewer makes every later \
      specifier read the wrong argument, which shows garbage or crashes the app.
      """,
    howToFix: "Write each width and precision as the source string has it, such as `%.*f`.",
    falseAlarm: """
      None known: a different number of `*` always changes which arguments the specifiers read.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [12]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("none", "%5d", "%5d", in: "de"),
    .passes("the same", "%*d kB", "%*d ko", in: "fr"),
    .finds("one more", "%d kB", "%*d ko", in: "fr"),
    .finds("one is lost", "%.*f km", "%.1f km", in: "pl"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .otherStars(let source, let target) = difference else { return nil }
      return TextViolation(
        "\(target) × “*”; the source has \(source)",
        suggestion: "write widths and precisions as in the source")
    }
  }
}
