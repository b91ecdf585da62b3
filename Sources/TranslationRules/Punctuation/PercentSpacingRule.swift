import AuditModel
import LanguageData

/// A percent sign is where the language has it.
package struct PercentSpacingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "percent-spacing", title: "Wrong percent sign placement",
    rationale: """
      With a plain space a line may begin with the percent sign, and readers of Turkish expect \
      the sign before the number.
      """,
    howToFix: """
      Write a no-break space (U+00A0) before the sign in languages such as German, French and \
      Swedish, `%50` in Turkish and `50%` in most others. In format strings write `%%`.
      """,
    falseAlarm: """
      Many house styles set the sign tight in every language, so the rule is off by default. It \
      compares only the first percent sign of a string with ICU's pattern.
      """,
    severity: .note,
    standards: [.unicode("CLDR, Number patterns")])

  package static let kinds = [97]

  /// Many houses write it tight in every language.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("without a space in Italian", "50% off", "50% in meno", in: "it"),
    .passes("with a no-break space in German", "50% off", "50\u{A0}% weniger", in: "de"),
    .passes("first in Turkish", "50% off", "%50 indirim", in: "tr"),
    .passes("an argument in Finnish", "%d%% done", "%d\u{A0}%% valmis", in: "fi"),
    .finds("without a space in Czech", "50% off", "o 50% méně", in: "cs"),
    .finds("a plain space in French", "50% off", "50 % de moins", in: "fr"),
    .finds("last in Turkish", "50% off", "50% indirim", in: "tr"),
    .finds("with a space in Japanese", "%d%% done", "%d %% 完了", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.marks.contains(.percent),
      let index = pair.target.scalars.firstIndex(where: \.isPercentSign)
    else { return [] }
    let position = pair.language.numbers.percent
    let scalars = pair.target.scalars
    let before = scalars[at: index - 1] ?? " "
    let number = before.isSpace ? scalars[at: index - 2] ?? " " : before
    guard number == .placeholder || number.decimalDigit != nil else { return [] }
    let isRight =
      switch position {
      case .after: !before.isSpace
      case .afterSpace: before.isSpace && before != " "
      case .before: false
      }
    return isRight ? [] : [violation(position)]
  }

  private func violation(_ position: NumberHabits.PercentPosition) -> TextViolation {
    switch position {
    case .after:
      TextViolation("a space before the percent sign", suggestion: "write it as in “50%”")
    case .afterSpace:
      TextViolation(
        "the percent sign lacks a no-break space (U+00A0)", suggestion: "add it before the sign")
    case .before:
      TextViolation(
        "the percent sign follows the number", suggestion: "write it first, as in “%50”")
    }
  }
}
