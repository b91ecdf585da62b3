/// The rules of this folder, in the order in which they are listed.
enum CharacterRules {
  static let all: [any TranslationRule.Type] = []
}
