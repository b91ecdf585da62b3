import LanguageData
import Testing

@testable import TranslationRules

/// A team's own rules.
@Suite struct PatternTests {
  private func rule(
    source: String? = nil, _ target: String, _ demand: PatternRule.Demand
  ) throws -> PatternRule {
    try PatternRule(
      id: "own", message: "say it otherwise", locales: ["de", "zh-Hant"], sourcePattern: source,
      targetPattern: target, demand: demand)
  }

  @Test func countsForRegionsOfItsLanguages() throws {
    let rule = try rule("a", .mustMatch)
    #expect(rule.applies(to: "de") && rule.applies(to: "de-AT") && rule.applies(to: "zh-Hant-HK"))
    #expect(!rule.applies(to: "den") && !rule.applies(to: "zh-Hans"))
  }

  @Test func asksOnlyWhereTheSourceAsks() throws {
    let rule = try rule(source: "cloud", "Cloud", .mustMatch)
    #expect(rule.outcome(source: "no", target: "nein") == .kept)
    #expect(rule.outcome(source: "in the cloud", target: "in der Cloud") == .kept)
    #expect(rule.outcome(source: "in the cloud", target: "in der Wolke") == .broken(words: nil))
  }

  @Test func namesTheWordsThatAreForbidden() throws {
    let rule = try rule("😀? ?Login\\w*", .mustNotMatch)
    #expect(rule.outcome(source: "", target: "Zum 😀 Logins") == .broken(words: "😀 Logins"))
    #expect(rule.outcome(source: "", target: "") == .kept)
  }

  @Test func saysWhatIsWrongWithAPattern() {
    #expect(throws: RegularExpression.Mistake.self) { try rule("[a", .mustMatch) }
    #expect(throws: RegularExpression.Mistake.self) { try rule(source: "(", "a", .mustMatch) }
  }
}
