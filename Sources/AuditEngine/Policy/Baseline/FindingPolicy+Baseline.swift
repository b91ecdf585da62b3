import AuditModel
import Configuration

extension FindingPolicy {
  /// Moves known findings of a report apart, counts what changed, and reports entries that no finding
  /// fits any more.
  func compareWithBaseline(_ report: inout AuditReport, rules: RuleSelection) {
    guard let baseline else { return }
    let comparison = BaselineComparison(
      report.findings, with: baseline, audited: AuditedPart(scope, report))
    report.known = comparison.known
    report.coverageBefore = coverageBefore
    report.change = .init(
      new: comparison.new.count { !BaselineRules.areAboutDecisions.contains($0.rule) },
      fixed: comparison.fixed.count, known: comparison.known.count, since: since)
    let leftover =
      since == nil ? leftover(comparison.fixed, in: baseline).map { [$0] } ?? [] : []
    report.findings = comparison.new + rules.apply(to: leftover)
    report.summary.count(report.findings)
  }

  /// The finding about the entries of a baseline that no finding fits any more.
  private func leftover(_ entries: [BaselineEntry], in baseline: Baseline) -> Finding? {
    guard let first = entries.first else { return nil }
    let rule = BaselineRules.leftover
    let severity = isRatchet ? Severity.error : rule.severity
    let occurrences = entries.map { entry in
      FileSubject.Occurrence(
        locale: nil, location: SourceLocation(file: baseline.file, line: entry.line, column: 1),
        severity: severity, message: "“\(entry.rule)” at “\(entry.subject)” is fixed")
    }
    let count = entries.count == 1 ? "1 entry fits" : "\(entries.count) entries fit"
    return Finding(
      rule: rule.id, severity: severity, title: rule.title,
      message: "\(count) no finding any more, as “\(first.rule)” at “\(first.subject)”",
      suggestion: "run “legible baseline prune”, so that they cannot come back unseen",
      subject: .file(
        FileSubject(
          family: baseline.file, location: occurrences[0].location, occurrences: occurrences)))
  }
}

extension AuditReport.Summary {
  /// Counts findings by severity.
  fileprivate mutating func count(_ findings: [Finding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    notes = findings.count { $0.severity == .note }
  }
}
