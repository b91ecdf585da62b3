import AuditModel
import AuditRules
import Testing
import TranslationRules

@testable import AuditEngine

/// The list of rules and what each of them says of itself.
@Suite struct RuleListTests {
  private static let ruleDescriptions =
    (RuleList.screenRules + RuleList.matrixRules).map { $0.description }

  @Test func givesEveryRuleAnIdentifierOfItsOwn() {
    let all = RuleList.descriptions
    #expect(Set(all.map(\.id)).count == all.count && Set(all.map(\.title)).count == all.count)
    #expect(
      all.count == Self.ruleDescriptions.count + TranslationRuleList.all.count
        + RuleList.inputRules.count)
  }

  @Test(arguments: RuleList.descriptions)
  func describesTheRule(_ rule: RuleDescription) {
    #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(rule.title.first?.isUppercase == true && rule.title.last != ".")
    #expect(rule.rationale.hasSuffix(".") && !rule.rationale.contains("\n"))
  }

  @Test(arguments: ruleDescriptions.map(\.id))
  func showsWhatPassesAndWhatDoesNot(_ id: String) {
    let titles = RuleList.exampleTitles(of: id)
    #expect(!titles.findings.isEmpty && !titles.passes.isEmpty)
    #expect(
      Set(titles.findings + titles.passes).count == titles.findings.count + titles.passes.count)
  }

  @Test func knowsNoExamplesOfARuleThatIsNone() {
    let titles = RuleList.exampleTitles(of: "none")
    #expect(titles.findings.isEmpty && titles.passes.isEmpty)
  }
}
