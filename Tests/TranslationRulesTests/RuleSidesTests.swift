import Testing

@testable import TranslationRules

/// The declared inputs of rules.
@Suite struct RuleSidesTests {
  @Test(arguments: TranslationRuleList.all.map { $0.description.id })
  func aRuleSaysOfItselfWhatItConformsTo(_ id: String) throws {
    let type = try #require(TranslationRuleList.rule(id))
    let rule = type.init()
    #expect((rule.asTextPairRule != nil) == (rule is any TextPairRule))
    #expect((rule.asTextRule != nil) == (rule is any TextRule))
    #expect((rule.asKeyPairRule != nil) == (rule is any KeyPairRule))
    #expect((rule.asKeyRule != nil) == (rule is any KeyRule))
    #expect((rule.asTableRule != nil) == (rule is any TableRule))
    #expect((rule.asProjectRule != nil) == (rule is any ProjectRule))
    #expect((rule.asFileRule != nil) == (type is any FileRule.Type))
    #expect(rule.isOnlyAboutSource == (rule is any SourceRule))
    #expect(rule.needsNoSource == (!(rule is any SourceRule) || rule is any SourcelessRule))
    #expect(rule.isOnlyAboutVaried == (rule is any VariedKeyRule))
  }
}
