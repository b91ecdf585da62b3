import AuditModel

/// What came out, in one sentence.
struct Verdict {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var sentence: String {
    let findings = report.summary.verdict.capitalizedFirst
    guard report.summary.variants > 0 else {
      // A report that looked at nothing must not read like one that found nothing.
      let texts = report.summary.tableTexts
      let place =
        texts > 0 ? "\(texts.of("text")) of the localization files" : "the localization files"
      return "No screen was looked at. \(findings) in \(place)."
    }
    let screens = report.matrix.screens.count.of("screen")
    return "\(findings) in \(report.summary.variants.of("variant")) of \(screens)."
  }
}
