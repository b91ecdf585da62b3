import AuditModel
import Configuration

/// The decisions of a team about findings: the levels of rules in parts of the app, and the findings
/// that it accepts.
package struct FindingPolicy: Hashable, Sendable {
  /// The levels of rules for some files, screens and languages; later ones count more.
  package var overrides: [RuleOverride] = []
  /// The rules that take part only where an override switches them on.
  package var offElsewhere: Set<String> = []
  /// The accepted findings.
  package var accepted: [AcceptedEntry] = []
  /// The findings that were known before; none without a baseline.
  package var baseline: Baseline?
  /// The revision whose findings the baseline has; nil where they are those of a file, whose entries that no
  /// finding fits any more are findings.
  package var since: String?
  /// How much was translated in that revision.
  package var coverageBefore: [Coverage]?
  /// Whether an entry of the baseline that no finding fits any more is an error.
  package var isRatchet = false
  /// The day on which accepted findings may have expired; none when no day counts.
  package var today: CalendarDay?
  /// The part of everything that is looked at: only in all of it an entry that fits nothing is of no use.
  package var scope = AuditScope()
  /// The folder that patterns of paths begin at.
  package var folder = PolicyFolder.root

  /// Decides nothing.
  package init() {}

  /// The findings with the levels that they have where they are.
  func leveled(_ findings: [Finding]) -> [Finding] {
    if overrides.isEmpty { return findings }
    return findings.compactMap(leveled)
  }

  private func leveled(_ finding: Finding) -> Finding? {
    let rules = overrides.map { ($0.scope, $0.level(of: finding.rule)) }
      .filter { $0.1 != nil }
    if rules.isEmpty { return offElsewhere.contains(finding.rule) ? nil : finding }
    let own = finding.severities
    let levels = finding.parts.enumerated().map { index, part -> Severity? in
      var severity: Severity? = offElsewhere.contains(finding.rule) ? nil : own[index]
      for (scope, level) in rules where scope.fits(finding, part, in: folder) {
        switch level {
        case .off: severity = nil
        case .on: severity = own[index]
        case .severity(let other): severity = other
        case nil: break
        }
      }
      return severity
    }
    return finding.with(zip(levels, own).map { $0 ?? $1 }).keeping { levels[$0] != nil }
  }
}

extension RuleOverride {
  /// The level of a rule, if it names the rule.
  fileprivate func level(of rule: String) -> RuleLevel? {
    rules.last { $0.level != nil && NamePattern($0.pattern).matches(rule) }?.level
  }
}
