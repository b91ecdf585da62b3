import AuditModel

/// The result, in one sentence.
struct Verdict {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// Whether an app with these findings can be shipped, as far as rules can say, and how many there are.
  var sentence: String {
    [readiness, extent, report.incompleteness].compactMap { $0 }.joined(separator: " ")
  }

  private var readiness: String {
    guard report.summary.errors > 0 else {
      // A report that looked at nothing must not read like one that found nothing.
      if report.summary.variants == 0, report.summary.strings == 0, report.narrowing == nil {
        return "Nothing was checked."
      }
      return report.findings.isEmpty ? emptiness : "No errors: \(report.summary.verdict)."
    }
    let all = report.matrix.locales.count
    let everywhere = report.findings.count { $0.severity == .error && $0.locales.count == all }
    return "Not ready: \(report.summary.verdict)"
      + (all > 1 && everywhere > 0
        ? "; \(everywhere.grouped) of the errors \(everywhere == 1 ? "shows" : "show") in every language."
        : ".")
  }

  private var emptiness: String {
    if !report.known.isEmpty { return "No new findings." }
    return report.accepted.isEmpty ? "No rule found anything." : "All findings are accepted."
  }

  private var extent: String {
    let strings = report.summary.strings
    if report.narrowing != nil, report.summary.variants == 0 {
      return "Checked: \(strings.of("string"))."
    }
    guard report.summary.variants > 0 else {
      return strings > 0
        ? "Checked: \(strings.of("string")). "
          + "\((report.screensNotRead ?? "0 screens were found").capitalizedFirst), so none was checked."
        : "\((report.screensNotRead ?? "0 screens found").capitalizedFirst): nothing was checked."
    }
    let screens = report.matrix.screens.count.of("screen")
    return "Checked: \(report.summary.variants.of("variant")) of \(screens)"
      + (strings > 0 ? ", \(strings.of("string"))." : ".")
  }
}
