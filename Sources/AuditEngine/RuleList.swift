import AuditModel
import AuditRules
import TranslationRules

/// All rules, in the order in which they are listed.
package enum RuleList {
  /// The rules about screens.
  package static let screenRules = ScreenRuleList.all

  /// What the audit itself finds before any rule can look.
  package static let inputRules = ExchangeRules.all + [exchangeStale, screenInvalid]

  /// About files for translators that lie beside the texts.
  package static let exchangeStale = RuleDescription(
    id: "exchange-stale", title: "File for translators is not in step with the texts",
    rationale: """
      A translator who works on texts of yesterday works in vain, and what came back and was never \
      imported helps nobody.
      """,
    severity: .warning, standards: [])

  /// About screens without a layout.
  package static let screenInvalid = RuleDescription(
    id: "screen-invalid", title: "Screen cannot be audited",
    rationale: "What cannot be read or laid out cannot be audited, and must not count as fine.",
    severity: .error, standards: [])

  /// The descriptions of all rules.
  package static var descriptions: [RuleDescription] {
    screenRules.map { $0.description } + TranslationRuleList.all.map { $0.description } + inputRules
  }

  /// The titles of a rule's examples.
  package static func exampleTitles(of id: String) -> (findings: [String], passes: [String]) {
    let screens =
      screenRules.first { $0.description.id == id }?.examples.map { ($0.title, $0.findings) } ?? []
    let texts =
      TranslationRuleList.rule(id)?.examples.map { ($0.title, $0.findings) } ?? []
    let all = screens + texts
    return (all.filter { !$0.1.isEmpty }.map(\.0), all.filter { $0.1.isEmpty }.map(\.0))
  }
}
