/// The rules of this folder, in the order in which they are listed.
enum PunctuationRules {
  static let all: [any TranslationRule.Type] = [
    EndPunctuationRule.self, EllipsisMismatchRule.self, EllipsisASCIIRule.self,
    StartPunctuationRule.self, FrenchSpacingRule.self, SpanishInvertedRule.self,
    CJKFullwidthRule.self, ScriptSpecificMarksRule.self, QuotesTypeRule.self,
    QuotesBalanceRule.self, PunctuationSpacingRule.self, RepeatedPunctuationRule.self,
    BracketsBalanceRule.self, DashStyleRule.self, NumbersValueRule.self, NumbersFormatRule.self,
    DigitsScriptRule.self, PercentSpacingRule.self, CapitalisationStartRule.self,
    AllCapsRule.self, AcronymChangedRule.self, DoubledWordRule.self, TripledLetterRule.self,
    SentenceCountRule.self, AcceleratorRule.self, KashidaRule.self,
    ArgumentSpacingRule.self, CommaMissingRule.self, CompoundApartRule.self,
  ]
}
