import AuditModel

/// The findings to fix first, one of each rule, for the terminal.
struct TextWorst {
  private let report: AuditReport
  private let style: TerminalStyle

  /// So many are shown, where there are more than a screen of them.
  private static let shown = 5
  private static let screen = 10

  init(_ report: AuditReport, style: TerminalStyle) {
    self.report = report
    self.style = style
  }

  /// The lines; none where all findings fit on a screen.
  var lines: [String] {
    guard report.findings.count > Self.screen else { return [] }
    return ["Fix first:"]
      + WorstFindings(report.findings).first(Self.shown).map {
        line(report.findings[$0.position], others: $0.count - 1)
      }
  }

  private func line(_ finding: Finding, others: Int) -> String {
    let severity = TextInk(finding.severity).paint(finding.severity.rawValue, style: style)
    let languages = VariantSummary(finding, in: report.matrix).languages
    let more = others > 0 ? ", and \(others.grouped) more of this rule" : ""
    return "  \(severity)  \(finding.title.forTerminal)  "
      + "\(finding.location)".forTerminal + (languages.map { "  in \($0.forTerminal)" } ?? "")
      + more
  }
}
