import AuditModel

/// The lines about one finding.
struct TextFinding {
  let finding: Finding
  let matrix: AuditMatrix
  let style: TextReport.Style

  var lines: [String] {
    [title]
      + [
        subject,
        labelled("in", VariantSummary(finding, in: matrix).line),
        labelled("why", reason),
        labelled("file", finding.location?.description),
        labelled("try", finding.suggestion),
      ].compactMap { $0 }
  }

  private var title: String {
    let severity = TextInk(finding.severity).paint(finding.severity.rawValue, style: style)
    let title = TextInk.strong.paint(finding.title.forTerminal, style: style)
    let rule = TextInk.faint.paint("[\(finding.rule.forTerminal)]", style: style)
    return "  \(severity): \(title) \(rule)"
  }

  private var subject: String? {
    guard let node = finding.node else { return labelled("key", finding.stringKey) }
    return labelled("node", node + (finding.stringKey.map { ", key “\($0)”" } ?? ""))
  }

  private var reason: String {
    guard let worst = finding.worst else { return finding.message }
    return "\(finding.message); worst in \(worst.summary(in: matrix, screen: finding.screen))"
  }

  private func labelled(_ label: String, _ text: String?) -> String? {
    guard let text else { return nil }
    let padding = String(repeating: " ", count: 5 - label.count)
    return "    \(TextInk.faint.paint(label, style: style))\(padding)\(text.forTerminal)"
  }
}
