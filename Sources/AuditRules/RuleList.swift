import AuditModel

/// All rules, in the order in which they are listed.
package enum RuleList {
  /// The rules about screens.
  package static let screenRules: [any ScreenRule.Type] = [
    TextTruncatedRule.self, TextTightRule.self, TextClippedRule.self, DynamicTypeRule.self,
    NameMissingRule.self, ButtonTraitRule.self, TraitsConflictRule.self, HitRegionRule.self,
    TextContrastRule.self, NameDuplicateRule.self, LabelInNameRule.self,
  ]
}
