/// The rules of this folder, in the order in which they are listed.
enum CompletenessRules {
  static let all: [any TranslationRule.Type] = [
    MissingTranslationRule.self, MissingTableRule.self, ExtraKeyRule.self, EmptyValueRule.self,
    SourceEmptyRule.self, DuplicateKeyRule.self, EmptyKeyRule.self, KeyOrderRule.self,
    SpaceInKeyRule.self, CommentMissingRule.self, CommentPlaceholderRule.self,
    CommentTodoRule.self, UnusedKeyRule.self, MissingInCodeRule.self, NonliteralKeyRule.self,
    StateUnfinishedRule.self, StaleExtractionRule.self, MachineTranslatedRule.self,
    UntranslatableTranslatedRule.self, SameAsSourceRule.self, PartlyUntranslatedRule.self,
    TranslatedAsKeyRule.self, SourceChangedRule.self, RequiredInfoPlistRule.self,
    UntranslatedUsageRule.self, ForbiddenInfoPlistRule.self, StoreMetadataMissingRule.self,
  ]
}
