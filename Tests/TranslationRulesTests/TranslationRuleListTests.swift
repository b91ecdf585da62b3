import Foundation
import Testing

@testable import TranslationRules

/// The list of rules about texts.
@Suite struct TranslationRuleListTests {
  @Test func namesEveryRuleThatHasAFile() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TranslationRules").standardizedFileURL.path
    let files = try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix("Rule.swift") && !$0.hasPrefix("Contract/") }
      .map { ($0 as NSString).lastPathComponent.replacing(".swift", with: "") }
    #expect(files.sorted() == TranslationRuleList.all.map { "\($0)" }.sorted())
  }
}
