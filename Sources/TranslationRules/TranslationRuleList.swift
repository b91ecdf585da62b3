import Localization

/// All rules about strings and their translations, in the order in which they are listed.
package enum TranslationRuleList {
  /// Every rule.
  package static let all: [any TranslationRule.Type] =
    FormatRules.all + CompletenessRules.all + PluralRuleList.all + WhitespaceRules.all
    + PunctuationRules.all + ContentRules.all + ConsistencyRules.all + CharacterRules.all
    + LengthRules.all + CodeRules.all + FileRules.all

  /// Those that look at code and at screens of Interface Builder.
  package static let aboutCode = CodeRules.all

  /// Those that take part by default.
  package static let onByDefault = all.filter { $0.isOnByDefault }

  /// The rule of a name, none when there is none.
  package static func rule(_ id: String) -> (any TranslationRule.Type)? {
    all.first { $0.description.id == id }
  }

  /// The rule that stands for what reading a file finds.
  package static func fileRule(for kind: LocalizationProblem.Kind) -> any FileRule.Type {
    otherFileRules.first { $0.problems.contains(kind) } ?? LocalizationFileRule.self
  }

  /// The rules that stand for what reading finds, but for that which stands for the rest.
  static let otherFileRules: [any FileRule.Type] = all.compactMap {
    $0 == LocalizationFileRule.self ? nil : $0.init().asFileRule
  }
}
