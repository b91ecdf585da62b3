/// The rules of this folder, in the order in which they are listed.
enum PluralRuleList {
  static let all: [any TranslationRule.Type] = [
    PluralCategoryMissingRule.self, PluralCategoryAdvisedRule.self, PluralOtherMissingRule.self,
    PluralCategoryExtraRule.self, PluralNumberDroppedRule.self, PluralAllSameRule.self,
    PluralFormatConflictRule.self, EnglishStylePluralRule.self, CountWithoutPluralRule.self,
    StringsDictStructureRule.self,
    StringsDictNoVariableRule.self, StringsDictShadowRule.self, DeviceOtherMissingRule.self,
    DeviceUnknownRule.self, CatalogNestingRule.self, SubstitutionArgnumRule.self,
    IdCollisionRule.self, LiteralVariationSuffixRule.self, LocaleCodeRule.self,
    LocaleInProjectRule.self,
  ]
}
