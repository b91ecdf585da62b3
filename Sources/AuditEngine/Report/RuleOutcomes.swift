import AuditModel

extension RuleOutcome {
  /// The outcomes of rules, in their order.
  ///
  /// - Parameter applicable: the ids of the rules that had something to check.
  static func all(
    of rules: [RuleDescription], findings: [Finding], notMeasured: [NotMeasured],
    applicable: Set<String>
  ) -> [RuleOutcome] {
    let found = Dictionary(grouping: findings, by: \.rule)
    let undecided = Dictionary(grouping: notMeasured, by: \.subject).mapValues(\.count)
    return rules.map { rule in
      let own = found[rule.id] ?? []
      let forReview = own.count { $0.outcome == .needsReview }
      return RuleOutcome(
        rule: rule.id, failed: own.count - forReview, needsReview: forReview,
        notMeasured: undecided[rule.id] ?? 0, isApplicable: applicable.contains(rule.id))
    }
  }
}
