/// The rules of this folder, in the order in which they are listed.
enum FormatRules {
  static let all: [any TranslationRule.Type] = [
    FormatMissingRule.self, FormatExtraRule.self, FormatTypeRule.self,
    FormatOrderNonpositionalRule.self, FormatPositionalMixedRule.self,
    FormatPositionalGapRule.self, FormatPositionalDupWrongRule.self,
    FormatImplicitPositionRule.self, FormatBarePercentRule.self, FormatPercentEscapeRule.self,
    FormatSpaceFlagRule.self, FormatStarRule.self, FormatNonlatinDigitRule.self,
    SubstitutionRefRule.self, SubstitutionUnusedRule.self, PrecisionChangedRule.self,
    DangerousSpecifierRule.self, IntegerWidthRule.self, BracePlaceholderRule.self,
    PlaceholderStyleMixedRule.self, ICUSyntaxRule.self, ICUArgumentsRule.self,
    IOSAppNameTokenRule.self, MorphologyMarkupRule.self, KeyVsValueSpecifiersRule.self,
  ]
}
