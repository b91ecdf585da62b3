/// The rules that compare variants, states and screens, in the order in which they are listed.
package enum MatrixRuleList {
  /// Every rule.
  package static let all: [any MatrixRule.Type] = [
    OrderChangesWithSizeClassRule.self, OrderChangesWithTextSizeRule.self,
    OrderChangesWithLanguageRule.self, ActionLostRule.self, ElementLostRule.self,
    RoleChangesRule.self, NameChangesWithSizeRule.self, StateNotExposedRule.self,
    StatusNotAnnouncedRule.self, SameActionDifferentNameRule.self, HelpInconsistentRule.self,
    NavigationOrderRule.self, FocusTargetMissingRule.self, AutoDismissRule.self,
    RedundantEntryRule.self, AnnounceDuplicateOfFocusRule.self, FlowStepSilentRule.self,
    VerbosityBudgetRule.self,
  ]
}
