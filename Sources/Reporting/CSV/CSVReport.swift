import AuditModel

/// A report for spreadsheets: a line for each location of each finding (RFC 4180).
///
/// Strings of the app are data: one that a spreadsheet would take for a formula gets an apostrophe
/// before it, and control characters are made visible.
public struct CSVReport: Reporter {
  /// The name after `--format`.
  public static let format = "csv"
  /// The purpose of the format.
  public static let summary = "a line for each location, for spreadsheets"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.csv"

  private let report: AuditReport

  /// Takes a report.
  public init(_ report: AuditReport, _ options: ReportOptions) { self.report = report }

  /// Writes the lines, each of which ends with CR and LF.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var text = BufferedText(to: sink)
    text.append(Self.heading)
    for finding in report.findings {
      for row in CSVRow.rows(of: finding) { text.append(Self.line(row.fields)) }
    }
    text.flush()
  }

  /// The first line.
  static var heading: String { line(CSVRow.heading) }

  private static func line(_ fields: [String]) -> String {
    fields.map(\.csvField).joined(separator: ",") + "\r\n"
  }
}

extension String {
  /// The string as a field that a spreadsheet shows and never runs.
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
