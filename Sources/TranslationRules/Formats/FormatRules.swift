/// The rules of this folder, in the order in which they are listed.
enum FormatRules {
  static let all: [any TranslationRule.Type] = [FormatSpecifiersRule.self]
}
