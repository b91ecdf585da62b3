/// The rules of this folder, in the order in which they are listed.
enum ContentRules {
  static let all: [any TranslationRule.Type] = [
    URLChangedRule.self, EmailChangedRule.self, TokenChangedRule.self, MarkupTagsRule.self,
    MarkdownRule.self, UnsafeHTMLRule.self, BrokenEntityRule.self, RegexRule.self,
  ]
}
