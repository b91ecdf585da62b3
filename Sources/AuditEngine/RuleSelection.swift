import AuditModel
import AuditRules
import TranslationRules

/// Which rules take part in an audit, and with which severities.
public struct RuleSelection: Hashable, Sendable {
  /// The rules that take part, and no others; none for those that take part by default.
  public var only: Set<String>?
  /// Rules that take part besides.
  public var with: Set<String>
  /// Rules that do not take part.
  public var without: Set<String>
  /// The severities of a rule's findings, where the configuration overrides the rule.
  public var severities: [String: Severity]
  /// The options of rules.
  package var ruleOptions = RuleOptions()

  /// The rules that take part by default, unless said otherwise.
  public init(
    only: Set<String>? = nil, with: Set<String> = [], without: Set<String> = [],
    severities: [String: Severity] = [:]
  ) {
    self.only = only
    self.with = with
    self.without = without
    self.severities = severities
  }

  /// Whether a rule takes part that does so by default or does not.
  package func includes(_ id: String, byDefault: Bool = true) -> Bool {
    if without.contains(id) { return false }
    if let only { return only.contains(id) }
    return byDefault || with.contains(id) || severities[id] != nil
  }

  /// Whether a rule takes part.
  package func takesPart(_ id: String) -> Bool {
    includes(id, byDefault: TranslationRuleList.rule(id)?.isOnByDefault ?? true)
  }

  /// The rules about texts that take part.
  var translationRules: [any TranslationRule.Type] {
    TranslationRuleList.all.filter { includes($0.description.id, byDefault: $0.isOnByDefault) }
  }

  /// The remaining findings, with the configured severities.
  func apply(to findings: [Finding]) -> [Finding] {
    if only == nil, without.isEmpty, severities.isEmpty { return findings }
    return findings.filter { includes($0.rule, byDefault: true) }.map { finding in
      severities[finding.rule].map(finding.with) ?? finding
    }
  }
}
