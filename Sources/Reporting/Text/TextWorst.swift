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
    let rules = Dictionary(grouping: report.findings.indices) { report.findings[$0].rule }
    let worst = rules.values.map { positions in
      let first = positions.reduce(positions[0]) { best, position in
        rank(report.findings[position]) > rank(report.findings[best]) ? position : best
      }
      return (position: first, count: positions.count)
    }.sorted { left, right in
      let ranks = [left, right].map { rank(report.findings[$0.position], count: $0.count) }
      return ranks[0] == ranks[1] ? left.position < right.position : ranks[0] > ranks[1]
    }
    return ["Fix first:"]
      + worst.prefix(Self.shown).map { line(report.findings[$0.position], count: $0.count) }
  }

  /// The more severe, then those in more languages and variants, which more people meet.
  private func rank(_ finding: Finding, count: Int = 1) -> [Int] {
    [
      finding.severity == .error ? 2 : finding.severity == .warning ? 1 : 0, count,
      finding.locales.count, finding.node?.extent.variants.count ?? 0,
    ]
  }

  private func line(_ finding: Finding, count: Int) -> String {
    let severity = TextInk(finding.severity).paint(finding.severity.rawValue, style: style)
    let languages = VariantSummary(finding, in: report.matrix).languages
    let others = count > 1 ? " (\(count.grouped))" : ""
    return "  \(severity)  \(finding.title.forTerminal)\(others)  "
      + "\(finding.location)".forTerminal + (languages.map { "  in \($0.forTerminal)" } ?? "")
  }
}

extension [Int] {
  fileprivate static func > (left: [Int], right: [Int]) -> Bool {
    right.lexicographicallyPrecedes(left)
  }
}
