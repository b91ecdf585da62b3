import AuditModel

/// A report for spreadsheets: a line for each text that a finding is about (RFC 4180).
///
/// Texts of the app are data: one that a spreadsheet would take for a formula gets an apostrophe
/// before it, and control characters are made visible.
public struct CSVReport: Sendable {
  private let report: AuditReport

  /// Takes a report.
  public init(_ report: AuditReport) { self.report = report }

  private static let heading = [
    "severity", "rule", "title", "screen", "table", "key", "language", "variation", "source",
    "text", "message", "suggestion", "fix", "file", "line", "column", "key line", "key column",
    "fingerprint",
  ]

  /// The lines, each of which ends with CR and LF.
  public func render() -> String {
    let rows = [Self.heading] + report.findings.flatMap(rows)
    return rows.map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }

  private func rows(of finding: Finding) -> [[String]] {
    guard !finding.occurrences.isEmpty else {
      let locales = finding.locales.map(\.identifier).joined(separator: " ")
      return [
        row(
          of: finding, severity: finding.severity, locale: locales, variation: "", text: "",
          message: finding.message, fix: "",
          location: finding.location, key: nil)
      ]
    }
    return finding.occurrences.map { occurrence in
      row(
        of: finding, severity: occurrence.severity,
        locale: occurrence.locale?.identifier ?? "", variation: occurrence.variation,
        text: occurrence.text ?? "", message: occurrence.message, fix: occurrence.fix ?? "",
        location: occurrence.location, key: occurrence.keyLocation)
    }
  }

  private func row(
    of finding: Finding, severity: Severity, locale: String, variation: String, text: String,
    message: String, fix: String, location: SourceLocation?, key: SourceLocation?
  ) -> [String] {
    [
      severity.rawValue, finding.rule, finding.title, finding.screen ?? "",
      finding.table ?? "", finding.stringKey ?? "", locale, variation,
      finding.source?.text.withVisibleEscapes ?? "",
      text.withVisibleEscapes, message, finding.suggestion ?? "", fix.withVisibleEscapes,
      location?.file ?? "",
      location.map { "\($0.line)" } ?? "", location.map { "\($0.column)" } ?? "",
      key.map { "\($0.line)" } ?? "", key.map { "\($0.column)" } ?? "", finding.fingerprint,
    ]
  }
}

extension String {
  /// The text as a field that a spreadsheet shows and never runs.
  package var csvField: String {
    let text = withVisibleControls
    let isFormula = text.unicodeScalars.first.map {
      "=+-@|\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0)
    }
    let safe = isFormula == true ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" || $0 == ";" })
    else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
