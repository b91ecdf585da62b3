import AuditModel

/// A report for the terminal.
///
/// Strings of the app are shown with their control characters made visible, and no line begins with
/// one, so that no text can steer the terminal or the build server.
public struct TextReport: Reporter {
  /// The name after `--format`.
  public static let format = "text"
  /// The purpose of the format.
  public static let summary = "the findings for the terminal"
  /// The name of the file in the output folder.
  public static let fileName: String? = nil

  private let report: AuditReport
  private let style: TerminalStyle
  private let isVerbose: Bool
  private let rest: String
  private let note: String?
  private let isQuiet: Bool
  private let hasStatistics: Bool
  private let wrap: LineWrap?

  /// Takes a report and how to show it.
  ///
  /// Unless it is verbose, no more than ten findings of a rule are shown for each screen, notes are
  /// only counted, and the report names the file that has the rest.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    style = options.style
    isVerbose = options.isVerbose
    rest = options.fullReport.map { "all in \($0.forTerminal)" } ?? "all with --verbose"
    note = options.note?.forTerminal
    isQuiet = options.isQuiet
    hasStatistics = options.hasStatistics
    wrap = LineWrap(options.width)
  }

  /// Writes the lines.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var text = BufferedText(to: sink)
    for group in isQuiet ? [] : FindingGroup.all(in: report) {
      TextFindingGroup(
        group: group, matrix: report.matrix, style: style, isVerbose: isVerbose,
        rest: rest
      ).forEachLine { text.append(wrapped($0) + "\n") }
      text.append("\n")
    }
    let statistics = hasStatistics ? TextStatistics(report).lines : []
    let all =
      (isQuiet ? [] : [notMeasured, skipped])
      + [statistics, TextCoverage(report).lines, TextWorst(report, style: style).lines, closing]
    let sections = all.filter { !$0.isEmpty }
    text.append(
      sections.map { section in
        section.map { wrapped($0) + "\n" }.joined()
      }.joined(separator: "\n"))
    text.flush()
  }

  private func wrapped(_ line: String) -> String { wrap?.wrapped(line) ?? line }

  private var notMeasured: [String] {
    TextNotMeasured(
      items: report.notMeasured, style: style, limit: isVerbose ? .max : 20,
      rest: rest
    ).lines
  }

  private var skipped: [String] {
    TextSkipped(
      files: report.skipped, style: style, isVerbose: isVerbose, rest: rest
    ).lines
  }

  private var closing: [String] {
    let fonts = FontNote(report)
    let severity = report.findings.map(\.severity).max()
    // Known findings are not listed, and yet they are there.
    let isAllKnown = report.findings.isEmpty && !report.known.isEmpty
    let verdict = (severity.map(TextInk.init) ?? .strong)
      .paint(
        isAllKnown ? "No new findings" : report.summary.verdict.capitalizedFirst, style: style)
    // Where no text was laid out, there is nothing to say of fonts.
    let measured =
      report.fonts.isEmpty && (report.summary.strings > 0 || report.narrowing != nil)
      ? nil : "Measured with \(fonts.names.forTerminal). \(fonts.caveat)"
    let decisions = TextDecisions(report).lines
    return ([measured] + decisions + [note, report.incompleteness]).compactMap { $0 }.map {
      TextInk.faint.paint($0, style: style)
    }
      + ["\(verdict)\(extent)"]
  }

  /// How much was looked at; a report that looked at nothing must not read like one that found none.
  private var extent: String {
    let summary = report.summary
    let tables = summary.strings > 0 ? summary.strings.of("string") : nil
    if report.narrowing != nil, summary.variants == 0 { return tables.map { " in \($0)." } ?? "." }
    guard summary.variants > 0 else {
      let screens = (report.screensNotRead ?? "0 screens found").capitalizedFirst
      if let tables { return " in \(tables). \(screens): no layout was checked." }
      // Code and other files may have been checked where there are no strings.
      let isAboutFiles = !report.findings.isEmpty || !report.known.isEmpty
      return isAboutFiles
        ? ". \(screens): no layout was checked." : ". \(screens): nothing was checked."
    }
    return " in \(summary.variants.of("variant")) "
      + "(\(summary.nodes.of("node")), \(summary.texts.of("text")))"
      + (tables.map { " and \($0)" } ?? "") + "."
  }
}
