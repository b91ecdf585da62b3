/// The rules about screens, in the order in which they are listed.
package enum ScreenRuleList {
  /// Every rule.
  package static let all: [any ScreenRule.Type] = [
    TextTruncatedRule.self, TextTightRule.self, WordBrokenRule.self, TextClippedRule.self,
    TextObscuredRule.self, ViewsCollideRule.self, DynamicTypeRule.self, LimitedGrowthRule.self,
    TextSizeNotMonotonicRule.self, TextBelowMinimumRule.self, NameMissingRule.self,
    FieldNamePlaceholderRule.self, NameContainsRoleRule.self, NameNotReadableRule.self,
    NameContainsStateRule.self, NameContainsActionRule.self, NameSaysImageRule.self,
    NamePunctuatedRule.self, NameAllCapsRule.self, NameNotCapitalisedRule.self,
    NameTooLongRule.self, LinkPurposeUnclearRule.self, HeadingFakedInLabelRule.self,
    LabelInNameNotFirstRule.self, HintDescribesGestureRule.self, CustomActionDuplicateRule.self,
    VoiceNameUnspeakableRule.self, VoiceNameTooLongRule.self, VoiceNameAmbiguousRule.self,
    HintRepeatsLabelRule.self, ValueMissingRule.self, ControlHiddenRule.self,
    HeadingMissingRule.self,
    ButtonTraitRule.self, TraitsConflictRule.self, HitRegionRule.self, ControlsCollideRule.self,
    NestedInteractiveRule.self, TextContrastRule.self, TextOverImageRule.self,
    NonTextContrastRule.self,
    NameDuplicateRule.self, LabelInNameRule.self,
    FocusIndicatorMissingRule.self, GestureOnlyActionRule.self, ReduceMotionIgnoredRule.self,
    AutoplayRule.self, InputPurposeMissingRule.self, AuthenticationBlocksPasteRule.self,
    OrderVisualMismatchRule.self,
    ExplicitOrderIncompleteRule.self, StopsBudgetRule.self,
    ColourOnlyRule.self,
    InlineLinkColourOnlyRule.self,
    DecorativeExposedRule.self,
    InformativeImageSilentRule.self,
    SpeechLanguageUntaggedRule.self,
    FocusableOffscreenRule.self, BackgroundExposedRule.self, FocusedFieldHiddenRule.self,
    TextKeyMissingRule.self, HardCodedTextRule.self, AnnouncementEmptyRule.self,
  ]
}
