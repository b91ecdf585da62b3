/// The rules of this folder, in the order in which they are listed.
enum CharacterRules {
  static let all: [any TranslationRule.Type] = [
    MojibakeRule.self, InvisibleCharactersRule.self, BidiControlsRule.self, WrongScriptRule.self,
    MixedScriptRule.self, LookalikeLetterRule.self, HansHantMixRule.self, CharsetRule.self,
    UnicodeNormalisationRule.self, EnclosedAlphanumericsRule.self, EmojiChangedRule.self,
    UnpairedSurrogateRule.self, ProhibitedInitialCharacterRule.self, AccentMissingRule.self,
    ForeignAccentRule.self, ArrowNotMirroredRule.self,
  ]
}
