/// The rules of this folder, in the order in which they are listed.
enum ConsistencyRules {
  static let all: [any TranslationRule.Type] = [
    GlossaryMissRule.self, ForbiddenTermRule.self, DoNotTranslateRule.self, InconsistentRule.self,
    TermInconsistentRule.self, ReusedTargetRule.self, EqualToOtherLocaleRule.self,
    WrongLanguageRule.self, MisspelledWordRule.self, FalseFriendRule.self, FormOfAddressRule.self,
    QuotedNameRule.self,
  ]
}
