/// The rules of this folder, in the order in which they are listed.
enum PluralRuleList {
  static let all: [any TranslationRule.Type] = []
}
