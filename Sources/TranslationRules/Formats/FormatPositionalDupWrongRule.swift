import AuditModel
import Localization
import MessageSyntax

/// A translation that uses an argument twice uses the others too.
package struct FormatPositionalDupWrongRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-positional-dup-wrong", title: "Duplicate argument position",
    rationale: """
      A mistyped position shows one value twice and hides another: people read “Move Photos to \
      Photos”.
      """,
    howToFix: """
      Write the missing position in one of the two specifiers, for example `%2$@` in place of \
      the second `%1$@`.
      """,
    falseAlarm: """
      A translation that repeats one argument and omits another of the same type on purpose is \
      reported. Repeating an argument without omitting another passes.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let kinds = [7]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("twice on purpose", "Move %1$@ to %2$@", "%1$@ nach %2$@ bewegen: %1$@", in: "de"),
    .passes("twice in the source too", "%1$@, %1$@", "%1$@ / %1$@", in: "cs"),
    .finds("the second is lost", "Move %1$@ to %2$@", "Переместить %1$@ в %1$@", in: "ru"),
    .finds("the first is lost", "%@ sent you %@", "%2$@ 給了你 %2$@", in: "zh-Hant"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .repeated(let twice, let lost) = difference else { return nil }
      return TextViolation(
        "“\(twice.text)” appears twice and argument \(lost.position) (“\(lost.text)”) is not used",
        suggestion: "write position \(lost.position) in one of the two")
    }
  }
}
