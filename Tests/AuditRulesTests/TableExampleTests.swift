import AuditModel
import Testing

@testable import AuditRules

/// Every rule about string tables keeps the contract that its examples are.
@Suite struct TableExampleTests {
  /// An example with its rule.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any TableRule.Type
    let example: TableExample

    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let all: [Case] = RuleList.tableRules.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: all)
  func findsWhatItsExampleSays(_ example: Case) {
    let violations = example.rule.init().check(example.example.tables)
    #expect(violations.map(\.key).sorted() == example.example.findings.sorted())
    for violation in violations {
      #expect(!violation.message.isEmpty && !violation.suggestion.isEmpty)
      #expect(violation.location.file.hasSuffix(".lproj/Localizable.strings"))
    }
  }

  @Test(arguments: RuleList.tableRules.indices)
  func findsNothingInTablesWithoutEntries(_ rule: Int) {
    let empty = TableExample.passes("nothing", [:], [:])
    #expect(RuleList.tableRules[rule].init().check(empty.tables).isEmpty)
  }
}
