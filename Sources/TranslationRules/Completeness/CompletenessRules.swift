/// The rules of this folder, in the order in which they are listed.
enum CompletenessRules {
  static let all: [any TranslationRule.Type] = [
    MissingTranslationRule.self, ExtraKeyRule.self, EmptyValueRule.self, SameAsSourceRule.self,
  ]
}
