import AuditModel
import Localization
import Testing

@testable import TranslationRules

/// Every rule keeps the contract that its examples are.
@Suite struct RuleExampleTests {
  /// An example with its rule.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any TranslationRule.Type
    let example: TranslationExample

    var testDescription: String { "\(rule.description.id): \(example.title)" }

    func findings(in project: LocalizationProject) -> [RuleFinding] {
      let knowledge = ProjectKnowledge(project: project, facts: example.facts)
      return TranslationAudit(knowledge, rules: [rule]).findings()
    }
  }

  static let all: [Case] = TranslationRuleList.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: all)
  func findsWhatItsExampleSays(_ example: Case) {
    let findings = example.findings(in: example.example.project)
    #expect(
      findings.map(\.key).sorted() == example.example.findings.sorted(),
      "\(findings.map(\.message))")
    for finding in findings {
      #expect(!finding.message.isEmpty && !finding.suggestion.isEmpty)
      #expect(!finding.location.file.isEmpty)
    }
  }

  @Test(arguments: all.filter { $0.example.fixed != nil })
  func fixesWhatItsExampleFixes(_ example: Case) throws {
    let finding = try #require(example.findings(in: example.example.project).first)
    let fix = try #require(finding.fix)
    #expect(fix.text == example.example.fixed)
  }

  @Test func onlyMechanicalChangesAreFixedWithoutAPerson() {
    var safe: Set<String> = []
    for example in Self.all where example.example.fixed != nil {
      let fix = example.findings(in: example.example.project).first?.fix
      if fix?.isSafe == true { safe.insert(example.rule.description.id) }
    }
    #expect(
      safe == [
        "brace-placeholder", "carriage-return", "double-space", "ellipsis-ascii",
        "escape-literal", "format-bare-percent", "format-nonlatin-digit",
        "format-order-nonpositional", "format-percent-escape", "format-positional-mixed",
        "format-space-flag", "invisible-characters", "morphology-markup", "newline-edge",
        "unicode-normalisation",
      ])
  }

  @Test func everyRuleHasExamplesOfBothSorts() {
    for rule in TranslationRuleList.all {
      #expect(rule.examples.contains { $0.findings.isEmpty }, "\(rule.description.id)")
      #expect(rule.examples.contains { !$0.findings.isEmpty }, "\(rule.description.id)")
    }
  }

  @Test func everyRuleHasItsOwnName() {
    let names = TranslationRuleList.all.map { $0.description.id }
    #expect(Set(names).count == names.count)
  }
}
