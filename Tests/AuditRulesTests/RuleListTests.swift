import AuditModel
import Foundation
import Testing
import TranslationRules

@testable import AuditRules

/// The list of rules and what each of them says of itself.
@Suite struct RuleListTests {
  private static let ruleDescriptions =
    RuleList.screenRules.map { $0.description }

  /// The names of the rules that have a file in a folder of the rules.
  private func rules(in folder: String) throws -> [String] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AuditRules/\(folder)").standardizedFileURL.path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix("Rule.swift") }.map { $0.replacing(".swift", with: "") }.sorted()
  }

  @Test func namesEveryRuleThatHasAFile() throws {
    #expect(try rules(in: "Screen") == RuleList.screenRules.map { "\($0)" }.sorted())
  }

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

  @Test(arguments: ruleDescriptions)
  func standsOnAPublishedCriterion(_ rule: RuleDescription) {
    #expect(!rule.standards.isEmpty)
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
