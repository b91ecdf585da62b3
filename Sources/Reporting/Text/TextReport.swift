import AuditModel

/// A report for the terminal.
///
/// Texts of the app are shown with their control characters made visible, and no line begins with
/// one, so that no text can steer the terminal or the build server.
public struct TextReport: Sendable {
  /// Whether the text carries control sequences for colours.
  public enum Style: Hashable, Sendable {
    /// Nothing but text.
    case plain
    /// Severities, titles and side remarks are set apart (ECMA-48).
    case colored
  }

  private let report: AuditReport
  private let style: Style
  private let isVerbose: Bool
  private let fullReport: String
  private let remark: String?

  /// Takes a report and how to show it.
  ///
  /// Unless it is verbose, no more than ten findings of a rule are shown for each screen, notes are
  /// only counted, and what was left out is said to be in the file `fullReport`. A remark, such as
  /// what the audit did not look at, stands before the last line.
  public init(
    _ report: AuditReport, style: Style = .plain, isVerbose: Bool = false,
    fullReport: String = "report.json", remark: String? = nil
  ) {
    self.report = report
    self.style = style
    self.isVerbose = isVerbose
    self.fullReport = fullReport.forTerminal
    self.remark = remark?.forTerminal
  }

  /// The text, which ends with a line feed.
  public func render() -> String {
    let groups = FindingGroup.all(in: report).map { group in
      TextFindingGroup(
        group: group, matrix: report.matrix, style: style, isVerbose: isVerbose,
        fullReport: fullReport
      ).lines
    }
    let sections = groups + [notMeasured, closing].filter { !$0.isEmpty }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var notMeasured: [String] {
    TextNotMeasured(
      items: report.notMeasured, style: style, limit: isVerbose ? .max : 20,
      fullReport: fullReport
    ).lines
  }

  private var closing: [String] {
    let fonts = FontRemark(report)
    let severity = report.findings.map(\.severity).max()
    let verdict = (severity.map(TextInk.init) ?? .strong)
      .paint(report.summary.verdict.capitalizedFirst, style: style)
    // Where no text was laid out, there is nothing to say of fonts.
    let measured =
      report.fonts.isEmpty && report.summary.tableTexts > 0
      ? nil : "Measured with \(fonts.names.forTerminal). \(fonts.caveat)"
    return [measured, remark].compactMap { $0 }.map { TextInk.faint.paint($0, style: style) }
      + ["\(verdict)\(extent)"]
  }

  /// How much was looked at; a report that looked at nothing must not read like one that found none.
  private var extent: String {
    let summary = report.summary
    let tables = summary.tableTexts > 0 ? summary.tableTexts.of("text") + " of tables" : nil
    guard summary.variants > 0 else {
      return (tables.map { " in \($0)" } ?? "") + ". No screen was looked at."
    }
    return " in \(summary.variants.of("variant")) "
      + "(\(summary.nodes.of("node")), \(summary.texts.of("text")))"
      + (tables.map { " and \($0)" } ?? "") + "."
  }
}
