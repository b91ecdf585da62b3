import AuditModel

/// The lines about one screen, or about strings and files.
struct TextFindingGroup {
  let group: FindingGroup
  let matrix: AuditMatrix
  let style: TerminalStyle
  let isVerbose: Bool
  let rest: String

  private static let limit = 10

  func forEachLine(_ body: (String) -> Void) {
    body(heading)
    for run in runsOfRules {
      let shown = isVerbose ? run[...] : run.prefix(Self.limit)
      for finding in shown {
        body("")
        lines(of: finding).forEach(body)
      }
      if shown.count < run.count {
        body("")
        body("  … and \((run.count - shown.count).grouped) more (\(rest))")
      }
    }
    hiddenNotes.forEach(body)
  }

  private func lines(of finding: Finding) -> [String] {
    TextFinding(finding: finding, matrix: matrix, style: style, isVerbose: isVerbose).lines
  }

  private var heading: String {
    let name = group.screen.map { "Screen \($0.forTerminal)" } ?? FindingGroup.nameOfOthers
    return TextInk.strong.paint(name, style: style) + ": \(group.findings.verdict)"
  }

  /// The findings that are shown, those of a rule together, in the order of the rules' first ones.
  private var runsOfRules: [FindingSelection] {
    let shown = isVerbose ? group.findings : group.findings.filter { $0.severity > .note }
    return shown.grouped { RunKey(severity: $0.severity, rule: $0.rule) }
  }

  private struct RunKey: Hashable {
    let severity: Severity
    let rule: String
  }

  private var hiddenNotes: [String] {
    let count = isVerbose ? 0 : group.findings.count { $0.severity == .note }
    guard count > 0 else { return [] }
    let label = TextInk.note.paint(count.of("note"), style: style)
    return ["", "  \(label) (\(rest))"]
  }
}
