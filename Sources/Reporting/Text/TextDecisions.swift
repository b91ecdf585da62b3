import AuditModel

/// The decisions of a team about findings, for the terminal: a line for what an audit is narrowed to, for
/// what changed since the baseline, for what is accepted, and for what does not decide the exit code.
struct TextDecisions {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// The lines; none when nothing was decided.
  var lines: [String] { [narrowing, change, accepted, undecisive].compactMap { $0 } }

  private var narrowing: String? {
    report.narrowing.map { $0.fullSentence.forTerminal }
  }

  private var change: String? {
    report.change.map { $0.fullSentence.forTerminal }
  }

  private var accepted: String? {
    guard !report.accepted.isEmpty else { return nil }
    let count = report.accepted.count
    return "\(count.of("accepted finding")) \(count == 1 ? "is" : "are") not listed."
  }

  /// The findings in languages that volunteers translate, or that are not required.
  var undecisive: String? {
    let others = report.findings.filter { report.gate.severity(of: $0) == nil }
    guard !others.isEmpty else { return nil }
    let locales = Set(others.flatMap(\.locales)).filter { !report.gate.includes($0) }.sorted()
    let shown = locales.prefix(8).map(\.identifier).joined(separator: ", ")
    return "\(others.count.of("finding")) in languages that do not decide the exit code: "
      + "\(shown)\(locales.count > 8 ? " and \(locales.count - 8) more" : "")."
  }
}
