/// The rules about screens, in the order in which they are listed.
package enum ScreenRuleList {
  /// Every rule.
  package static let all: [any ScreenRule.Type] = [
    TextTruncatedRule.self, TextTightRule.self, WordBrokenRule.self, TextClippedRule.self,
    DynamicTypeRule.self, LimitedGrowthRule.self, TextBelowMinimumRule.self, NameMissingRule.self,
    ButtonTraitRule.self, TraitsConflictRule.self, HitRegionRule.self, TextContrastRule.self,
    NameDuplicateRule.self, LabelInNameRule.self, TextKeyMissingRule.self,
    AnnouncementEmptyRule.self,
  ]
}
