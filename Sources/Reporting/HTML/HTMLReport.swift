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
  /// The worst problems are drawn first, then the findings in the order of the page, then the screens, as long
  /// as all drawings take no more than the budget of bytes, and the page no more than 15 MB; the report says how
  /// many were left out.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    let findings = PageFindings(report)
    func page(with drawings: PageDrawings) -> ReportPage {
      ReportPage(
        report: report, tool: options.tool, title: options.heading(of: report), rules: report.rules,
        drawings: drawings, findings: findings, details: options.details,
        links: LocationLink(template: options.links))
    }
    let bare = page(with: Self.drawings(of: report, findings, budget: 0))
    guard !report.drawings.pictures.isEmpty else {
      self.page = bare
      return
    }
    let budget = min(options.drawingBudget, max(0, Self.mostBytes - bare.size))
    self.page = page(with: Self.drawings(of: report, findings, budget: budget))
  }

  /// A larger page is slow to open, and more than mail and comments on pull requests accept.
  private static let mostBytes = 15_000_000

  /// The drawings of the cards, of the findings that have rows of their own, and of the screens.
  private static func drawings(
    of report: AuditReport, _ findings: PageFindings, budget: Int
  ) -> PageDrawings {
    let cards = WorstFindings(report.findings).first(WorstSection.most)
      .map { report.findings[$0.position].fingerprint }
    let rows = findings.rows.compactMap { row in
      if case .one(let position) = row { findings[position].finding.fingerprint } else { nil }
    }
    return PageDrawings(
      selection: DrawingSelection(of: report.drawings, shown: cards + rows, budget: budget),
      drawings: report.drawings, matrix: report.matrix)
  }

  /// Writes the page, which ends with a line feed.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var writer = HTMLWriter(to: sink)
    writer.write(document: page.html)
  }
}
