import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A text marks its arguments in one way.
package struct PlaceholderStyleMixedRule: TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "placeholder-style-mixed", title: "Mixed placeholder styles",
    rationale: """
      The app has to format the string twice. The second pass may treat part of an inserted \
      value as a placeholder, and people see a mangled name or number.
      """,
    howToFix: """
      Use one style for all arguments, such as `%1$lld of %2$@` or `{count} of {name}`.
      """,
    falseAlarm: """
      Two passes can be intended, for example where a server fills in the braces and the app \
      formats the rest.
      """,
    severity: .note,
    standards: [.formatSpecifiers])

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
        "“\(specifier.text)” and a placeholder in braces in one string",
        suggestion: "use one style for all arguments")
    ]
  }
}
