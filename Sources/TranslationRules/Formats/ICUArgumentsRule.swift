import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis
import TextShaping

/// A translated message of ICU takes the arguments of its source, and has the cases of its language.
package struct ICUArgumentsRule: TextPairRule {
  package static let description = RuleDescription(
    id: "icu-args", title: "Mismatched ICU message arguments",
    rationale: """
      A renamed argument never receives its value and a renamed case never matches, so people \
      see a bare name or the wrong words. Without a plural category of the language they read \
      wrong grammar.
      """,
    howToFix: """
      Keep argument names, types, `select` keywords and plural categories (`one`, `few`, \
      `other`) as in the source, and translate only the words of the cases. Add every plural \
      category that the language needs.
      """,
    falseAlarm: """
      The rule wants every plural category of the language (as a warning), even in Hungarian or \
      Turkish, where `other` alone may read well. An argument omitted on purpose is also a \
      warning.
      """,
    severity: .error,
    standards: [.unicode("ICU, MessageFormat"), .unicode("UTS 35, Plural Rules")])

  package static let kinds = [21]

  package static let looksFor: TextFeatures = .brace

  package static let examples: [TranslationExample] = [
    .passes(
      "the categories of the language", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}", in: "ru"),
    .passes(
      "a case for one number", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, =0 {keine Karten} one {# Karte} other {# Karten}}", in: "de"),
    .passes(
      "a language without categories", "{n, plural, one {# card} other {# cards}}", "{n} 枚",
      in: "ja"),
    .passes(
      "keywords", "{g, select, female {She} other {They}} {x}",
      "{x} {g, select, female {Ona} other {Oni}}", in: "pl"),
    .finds(
      "the name was translated", "{n, plural, one {# card} other {# cards}}",
      "{anzahl, plural, one {# Karte} other {# Karten}}", in: "de"),
    .finds(
      "an argument in a case is lost", "{n, plural, one {# card} other {# cards}} in {box}",
      "{n, plural, one {# carta} other {# cartas}}", in: "es"),
    .finds(
      "a category was translated", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, ein {# Karte} other {# Karten}}", in: "de"),
    .finds(
      "a keyword was translated", "{g, select, female {She} other {They}}",
      "{g, select, weiblich {Sie} other {Sie}}", in: "de"),
    .finds(
      "a category of the language is missing", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, one {# karta} other {# karet}}", in: "cs"),
    .passes(
      "an added number style", "{n, number} lines", "{n, number, integer} Zeilen", in: "de"),
    .passes("a number without a style", "{n, number} lines", "{n} Zeilen", in: "de"),
    .passes(
      "plurals for a number", "{n, number} lines", "{n, plural, one {# Zeile} other {# Zeilen}}",
      in: "de"),
    .finds("a number became a date", "{n, number} lines", "{n, date} Linien", in: "de"),
    .finds(
      "another type", "{n, plural, other {# cards}}", "{n, select, other {# Karten}}", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let source = pair.source.message, source.problem == nil, source.hasTypes else {
      return []
    }
    let target = ICUMessage(pair.target.text)
    guard target.problem == nil else { return [] }
    let names = Set(source.arguments.map(\.name))
    let used = Set(target.arguments.map(\.name))
    if let extra = target.arguments.first(where: { !names.contains($0.name) }) {
      return [
        TextViolation(
          "the source has no argument “\(extra.name)”",
          suggestion: "write the name as in the source")
      ]
    }
    if let lost = source.arguments.first(where: { !used.contains($0.name) }) {
      return [
        TextViolation(
          "the argument “\(lost.name)” of the source is missing", suggestion: "use it",
          severity: .warning)
      ]
    }
    let byName = Dictionary(source.arguments.map { ($0.name, $0) }) { first, _ in first }
    for argument in target.arguments {
      guard let expected = byName[argument.name] else { continue }
      if let violation = violation(argument, expected, in: pair.language.pluralRules) {
        return [violation]
      }
    }
    return []
  }

  private func violation(
    _ argument: ICUMessage.Argument, _ expected: ICUMessage.Argument, in rules: PluralRules
  ) -> TextViolation? {
    if let type = argument.type, let known = expected.type, !type.canStand(for: known) {
      return TextViolation(
        "“\(argument.name)” has type “\(type.rawValue)”; in the source it is “\(known.rawValue)”",
        suggestion: "write “\(known.rawValue)”")
    }
    switch argument.type {
    case .plural, .selectordinal: return pluralViolation(argument, expected, rules)
    case .select: return keywordViolation(argument, expected)
    default: return nil
    }
  }

  private func pluralViolation(
    _ argument: ICUMessage.Argument, _ expected: ICUMessage.Argument, _ rules: PluralRules
  ) -> TextViolation? {
    let named = argument.cases.filter { !$0.hasPrefix("=") }
    if let unknown = named.first(where: { PluralCategory(rawValue: $0) == nil }) {
      return TextViolation(
        "“\(unknown)” is no plural category", suggestion: "write the English name of the source")
    }
    guard argument.type == .plural, expected.cases.count > 1,
      let missing = rules.integerCategories.first(where: { !named.contains($0.rawValue) })
    else { return nil }
    return TextViolation(
      "“\(missing.rawValue)”, which the language needs, is missing",
      suggestion: "add “\(missing.rawValue) {…}”", severity: .warning)
  }

  private func keywordViolation(
    _ argument: ICUMessage.Argument, _ expected: ICUMessage.Argument
  ) -> TextViolation? {
    guard !expected.cases.isEmpty,
      let unknown = argument.cases.first(where: { !expected.cases.contains($0) })
    else { return nil }
    return TextViolation(
      "the source has no case “\(unknown)” for “\(argument.name)”",
      suggestion: "write the keywords as in the source")
  }
}

extension MessageArgumentType {
  /// Whether a translation may write it where the source has another type: a number may get words of
  /// its own, and the other way round.
  fileprivate func canStand(for other: Self) -> Bool {
    if self == other { return true }
    return value == other.value && (!hasCases || !other.hasCases)
  }
}
