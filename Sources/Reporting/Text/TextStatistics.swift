import AuditModel

/// How many findings each rule has, for the terminal: the rules with the most severe and the most
/// findings first.
struct TextStatistics {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// The lines; none without findings.
  var lines: [String] {
    let rules = Dictionary(grouping: report.findings.indices) { report.findings[$0].rule }
      .map { rule, positions in Row(rule: rule, findings: positions.map { report.findings[$0] }) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
    guard !rules.isEmpty else { return [] }
    let width = rules.map(\.rule.count).max() ?? 0
    return ["Findings by rule:"]
      + rules.map { row in
        let padding = String(repeating: " ", count: width - row.rule.count)
        return "  \(row.rule.forTerminal)\(padding)  \(row.counts)"
      }
  }

  private struct Row {
    let rule: String
    let counts: String
    let order: [String]

    init(rule: String, findings: [Finding]) {
      self.rule = rule
      counts = findings.verdict
      let numbers = Severity.allCases.sorted(by: >).map { severity in
        // More findings come first.
        String(1_000_000_000 + Int(Int32.max) - findings.count { $0.severity == severity })
      }
      order = numbers + [rule]
    }
  }
}
