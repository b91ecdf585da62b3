import AuditModel
import Foundation
import Testing

@testable import AuditRules

/// The list of rules and what each of them says of itself.
@Suite struct RuleListTests {
  private static let descriptions = RuleList.screenRules.map { $0.description }

  @Test func namesEveryRuleThatHasAFile() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AuditRules/Screen").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Rule.swift") }.map { $0.replacing(".swift", with: "") }
    let listed = RuleList.screenRules.map { "\($0)" }
    #expect(files.sorted() == listed.sorted())
  }

  @Test func givesEveryRuleAnIdentifierOfItsOwn() {
    let ids = Self.descriptions.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(Self.descriptions.map(\.title)).count == ids.count)
  }

  @Test(arguments: descriptions)
  func describesTheRule(_ rule: RuleDescription) {
    #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(rule.title.first?.isUppercase == true && rule.title.last != ".")
    #expect(rule.rationale.hasSuffix(".") && !rule.rationale.contains("\n"))
    #expect(!rule.standards.isEmpty)
  }

  @Test(arguments: RuleList.screenRules.indices)
  func showsWhatPassesAndWhatDoesNot(_ rule: Int) {
    let examples = RuleList.screenRules[rule].examples
    #expect(examples.contains { $0.findings.isEmpty } && examples.contains { !$0.findings.isEmpty })
    #expect(Set(examples.map(\.title)).count == examples.count)
  }
}
