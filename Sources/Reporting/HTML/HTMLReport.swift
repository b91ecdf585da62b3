import AuditModel

/// A report for people to read, show and sign: one file that works from disk.
///
/// It loads nothing, its content policy lets nothing run but its own script, and without that script
/// only the filter is missing.
public struct HTMLReport: Sendable {
  private let page: ReportPage

  /// Takes a report, the program that made it, and the rules whose reasons and criteria are told.
  ///
  /// Drawings are put in for errors first, then for warnings and notes, as long as they take no more
  /// than `drawingBudget` bytes together; the report says how many were left out.
  public init(
    _ report: AuditReport, tool: ToolIdentity, title: String = "Audit report",
    rules: [RuleDescription] = [], drawingBudget: Int = 8_000_000
  ) {
    page = ReportPage(
      report: report, tool: tool, title: title, rules: rules,
      drawings: DrawingSelection(of: report, budget: drawingBudget),
      anchors: FindingAnchors(report))
  }

  /// The page, which ends with a line feed.
  public func render() -> String {
    "<!DOCTYPE html>\n" + HTMLWriter.write(page.html)
  }
}
