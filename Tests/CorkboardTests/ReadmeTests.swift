import AuditModel
import Foundation
import Localization
import Testing

@testable import Corkboard

/// The figures about the sample app in the README.
@Suite struct ReadmeTests {
  private static let readme = Result {
    try String(
      contentsOfFile: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        + "/README.md", encoding: .utf8)
  }

  @Test func namesTheNumberOfVariants() throws {
    let states = CorkboardScreens.all.filter(\.isAuditedByDefault).reduce(0) {
      $0 + $1.states.count
    }
    let variants =
      states * texts.locales.count * DynamicTypeSize.allCases.count * SizeClasses.allCases.count
    #expect((200_000..<210_000).contains(variants))
    #expect(try Self.readme.get().contains("more than 200,000 variants"))
  }

  @Test func namesTheNumberOfLanguages() throws {
    let readme = try Self.readme.get()
    let numbers = readme.matches(of: /(\d+) languages/).map(\.output.1)
    #expect(!numbers.isEmpty)
    #expect(numbers.allSatisfy { $0 == "\(texts.locales.count)" })
  }
}
