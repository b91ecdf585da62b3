import AuditModel
import Testing

@testable import AuditEngine
@testable import TranslationRules

/// One mistake in the specifiers of a text is reported by one rule.
@Suite struct OneFindingTests {
  /// An example with its rule.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any TranslationRule.Type
    let example: TranslationExample

    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let examples = FormatRules.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test(arguments: examples)
  func onlyOneRuleReportsAMistake(_ example: Case) {
    let knowledge = ProjectKnowledge(
      project: example.example.project, facts: example.example.facts)
    let audit = TranslationAudit(knowledge, rules: FormatRules.all)
    let others = audit.findings().withoutSuperseded().filter {
      $0.severity > .note && $0.rule.id != example.rule.description.id
    }
    #expect(others.isEmpty, "\(others.map { "\($0.rule.id): \($0.message)" })")
  }

  @Test(arguments: examples.filter { $0.example.fixed != nil })
  func whatIsFixedIsRight(_ example: Case) throws {
    let knowledge = ProjectKnowledge(
      project: example.example.project, facts: example.example.facts)
    let finding = try #require(
      TranslationAudit(knowledge, rules: [example.rule]).findings().first)
    let source = try #require(finding.source)
    let fixed = try #require(example.example.fixed)
    let again = TranslationExample.passes(
      example.example.title, .text(source.text), .text(fixed), in: finding.locale ?? "de")
    let audit = TranslationAudit(ProjectKnowledge(project: again.project), rules: FormatRules.all)
    #expect(audit.findings().allSatisfy { $0.severity == .note })
  }
}
