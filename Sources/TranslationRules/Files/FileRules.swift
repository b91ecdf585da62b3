/// The rules of this folder, in the order in which they are listed.
enum FileRules {
  static let all: [any TranslationRule.Type] = [
    StringsSyntaxRule.self, StringsTruncatedRule.self, EncodingRule.self,
    LocalizationFileRule.self,
  ]
}
