/// The rules of this folder, in the order in which they are listed.
enum WhitespaceRules {
  static let all: [any TranslationRule.Type] = [
    LeadingSpaceRule.self, TrailingSpaceRule.self, NewlineCountRule.self, NewlineEdgeRule.self,
    EscapeLiteralRule.self, UnknownEscapeRule.self, TabCountRule.self, DoubleSpaceRule.self,
    CarriageReturnRule.self, LostNoBreakSpaceRule.self, ExoticSpaceRule.self,
  ]
}
