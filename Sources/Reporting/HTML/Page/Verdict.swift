import AuditModel

/// The result, in one sentence.
struct Verdict {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var sentence: String {
    let findings = report.summary.verdict.capitalizedFirst
    guard report.summary.variants > 0 else {
      // A report that looked at nothing must not read like one that found nothing.
      let strings = report.summary.strings
      let files = strings > 0 ? strings.of("string") : "the localization files"
      let checked = strings > 0 ? "only strings were" : "nothing was"
      return "0 screens found: \(checked) checked. \(findings) in \(files)."
    }
    let screens = report.matrix.screens.count.of("screen")
    return "\(findings) in \(report.summary.variants.of("variant")) of \(screens)."
  }
}
