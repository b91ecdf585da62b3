import AuditModel
import LanguageData

/// A percent sign stands where the language has it.
package struct PercentSpacingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "percent-spacing",
    title: "Percent sign in the wrong place",
    rationale: """
      A percent sign without its no-break space may stand alone at the beginning of a line; in \
      Turkish it comes first.
      """,
    severity: .note,
    standards: [.unicode("CLDR, Number patterns")])

  package static let kinds = [97]

  /// Many houses write it tight in every language.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("tight in Italian", "50% off", "50% in meno", in: "it"),
    .passes("apart in German", "50% off", "50\u{A0}% weniger", in: "de"),
    .passes("first in Turkish", "50% off", "%50 indirim", in: "tr"),
    .passes("an argument in Finnish", "%d%% done", "%d\u{A0}%% valmis", in: "fi"),
    .finds("tight in Czech", "50% off", "o 50% méně", in: "cs"),
    .finds("a plain space in French", "50% off", "50 % de moins", in: "fr"),
    .finds("last in Turkish", "50% off", "50% indirim", in: "tr"),
    .finds("apart in Japanese", "%d%% done", "%d %% 完了", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.marks.contains(.percent),
      let index = pair.target.scalars.firstIndex(where: \.isPercentSign)
    else { return [] }
    let place = pair.language.numbers.percent
    let scalars = pair.target.scalars
    let before = scalars[at: index - 1] ?? " "
    let number = before.isSpace ? scalars[at: index - 2] ?? " " : before
    guard number == .placeholder || number.decimalDigit != nil else { return [] }
    let isRight =
      switch place {
      case .after: !before.isSpace
      case .afterSpace: before.isSpace && before != " "
      case .before: false
      }
    return isRight ? [] : [violation(place)]
  }

  private func violation(_ place: NumberHabits.PercentPlace) -> TextViolation {
    switch place {
    case .after:
      TextViolation("a space stands before the percent sign", suggestion: "write it as in “50%”")
    case .afterSpace:
      TextViolation(
        "no no-break space (U+00A0) stands before the percent sign", suggestion: "write one")
    case .before:
      TextViolation(
        "the percent sign stands behind the number", suggestion: "write it first, as in “%50”")
    }
  }
}
