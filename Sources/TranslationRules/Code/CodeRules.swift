/// The rules about Swift code, which show without the screens that it makes.
enum CodeRules {
  /// All of them.
  static let all: [any TranslationRule.Type] = [
    HardCodedInCodeRule.self, NameMissingInCodeRule.self, FixedFontInCodeRule.self,
    WeekYearInCodeRule.self, DateFormatInCodeRule.self, ButtonTraitInCodeRule.self,
    FixedFontInInterfaceRule.self, DirectionInCodeRule.self, NameMissingInInterfaceRule.self,
  ]
}
