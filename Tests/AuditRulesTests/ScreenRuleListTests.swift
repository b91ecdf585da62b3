import AuditModel
import Foundation
import Testing

@testable import AuditRules

/// The list of rules about screens and what each of them says of itself.
@Suite struct ScreenRuleListTests {
  private static let ruleDescriptions =
    ScreenRuleList.all.map { $0.description }

  /// The names of the rules that have a file in a folder of the rules.
  private func rules(in folder: String) throws -> [String] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AuditRules/\(folder)").standardizedFileURL.path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix("Rule.swift") }.map { $0.replacing(".swift", with: "") }.sorted()
  }

  @Test func namesEveryRuleThatHasAFile() throws {
    #expect(try rules(in: "Screen") == ScreenRuleList.all.map { "\($0)" }.sorted())
    #expect(try rules(in: "Matrix") == MatrixRuleList.all.map { "\($0)" }.sorted())
  }

  @Test(arguments: ruleDescriptions)
  func isBasedOnAPublishedCriterion(_ rule: RuleDescription) {
    #expect(!rule.standards.isEmpty)
  }
}
