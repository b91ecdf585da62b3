import AuditModel
import Localization
import Testing

@testable import TranslationRules

/// A problem of reading a file is reported by one rule.
@Suite struct FileRuleTests {
  private static var rules: [any FileRule.Type] {
    TranslationRuleList.all.compactMap { $0 as? any FileRule.Type }
  }

  @Test(arguments: LocalizationProblem.Kind.allCases)
  func belongsToExactlyOneRule(_ kind: LocalizationProblem.Kind) {
    #expect(Self.rules.filter { $0.problems.contains(kind) }.count == 1)
  }

  @Test(arguments: [
    (LocalizationProblem.Kind.missingSemicolon, Severity.error), (.strayCharacter, .error),
    (.duplicateKey, .warning), (.shadowedKey, .note), (.missingOther, .error),
    (.missingDeviceOther, .warning), (.idCollision, .error), (.unreadableFile, .error),
  ])
  func isAsGraveAsWhatIsLost(_ kind: LocalizationProblem.Kind, severity: Severity) {
    let problem = LocalizationProblem(
      location: SourceLocation(file: "a", line: 1, column: 1), kind: kind, message: "a",
      suggestion: "b")
    let rule = Self.rules.first { $0.problems.contains(kind) }
    #expect(rule?.severity(of: problem) == severity)
  }
}
