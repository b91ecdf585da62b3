import AuditModel

/// A report for people to read, show and sign: one file that works from disk.
///
/// It loads nothing, its content policy lets nothing run but its own script, and without that script
/// only the filter is missing.
public struct HTMLReport: Reporter {
  /// The name after `--format`.
  public static let format = "html"
  /// The purpose of the format.
  public static let summary = "one page to read, show and sign, with drawings"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.html"

  private let page: ReportPage

  /// Takes a report and the program that made it.
  ///
  /// Errors are drawn first, then warnings and notes, as long as all drawings take no more than the
  /// budget of bytes; the report says how many were left out.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    page = ReportPage(
      report: report, tool: options.tool, title: options.title, rules: report.rules,
      drawings: DrawingSelection(of: report, budget: options.drawingBudget),
      findings: PageFindings(report), details: options.details)
  }

  /// Writes the page, which ends with a line feed.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var writer = HTMLWriter(to: sink)
    writer.write(document: page.html)
  }
}
