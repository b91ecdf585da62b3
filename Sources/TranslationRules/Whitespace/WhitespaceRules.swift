/// The rules of this folder, in the order in which they are listed.
enum WhitespaceRules {
  static let all: [any TranslationRule.Type] = []
}
