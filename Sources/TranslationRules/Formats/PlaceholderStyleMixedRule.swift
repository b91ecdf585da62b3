import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A text marks its arguments in one way.
package struct PlaceholderStyleMixedRule: TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "placeholder-style-mixed", title: "Two sorts of placeholders",
    rationale: """
      A text with “%d” and “{name}” goes through two steps, of which one may take what the other put \
      in for its own.
      """,
    severity: .note, standards: [.formatSpecifiers])

  package static let kinds = [20]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("specifiers", source: "%d of %@"),
    .passes("braces", source: "{n} of {name}"),
    .passes("a percentage", source: "{n} is 100 % done"),
    .finds("both", source: "%d of {name}"),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    guard !text.text.isDatePattern, text.text.has(.percent),
      text.text.hasAny(of: [.brace, .parenthesis]),
      let specifier = text.text.format.specifiers.first(where: \.isMeant),
      text.text.pieces.contains(where: { $0.kind == .placeholder })
    else { return [] }
    return [
      TextViolation(
        "“\(specifier.text)” stands beside a placeholder in braces",
        suggestion: "mark all arguments in one way")
    ]
  }
}
