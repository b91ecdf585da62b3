import Foundation
import Testing

@testable import TranslationRules

/// Every kind of check that some tool makes is accounted for.
@Suite struct CheckKindTests {
  private static let claimed = Set(
    TranslationRuleList.all.flatMap { $0.kinds } + ExchangeRules.kinds)

  @Test func thereAreAsManyAsAreKnown() {
    #expect(CheckKind.all.map(\.number) == Array(1...142))
    #expect(CheckKind.all.count { $0.isEssential } == 49)
    #expect(Set(CheckKind.all.map(\.name)).count == 142)
  }

  @Test func theReadmeNamesTheirNumber() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let readme = try String(contentsOfFile: "\(root)/README.md", encoding: .utf8)
    #expect(readme.contains("\(CheckKind.all.count) kinds of checks"))
  }

  @Test(arguments: CheckKind.all)
  func everyKindHasARuleOrAReason(_ kind: CheckKind) {
    let hasReason = LeftOut.reasons[kind.number] != nil
    #expect(Self.claimed.contains(kind.number) != hasReason, "\(kind.number) \(kind.name)")
  }

  @Test(arguments: CheckKind.all.filter(\.isEssential))
  func everyEssentialKindIsChecked(_ kind: CheckKind) {
    #expect(Self.claimed.contains(kind.number))
  }

  @Test func noRuleStandsForAKindThatThereIsNot() {
    #expect(Self.claimed.isSubset(of: Set(1...142)))
  }
}
