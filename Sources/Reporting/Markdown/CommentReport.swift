import AuditModel

/// A comment for a pull request in GitHub's Markdown: what is new, with source string and translation,
/// and how coverage changed. Its first line is a mark by which a later comment takes its origin.
///
/// GitHub takes at most 65,536 characters, so the rest is counted.
public struct CommentReport: Reporter {
  /// The name after `--format`.
  public static let format = "comment"
  /// The purpose of the format.
  public static let summary = "a comment for a pull request"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.comment.md"
  /// The first line.
  public static let mark = "<!-- legible comment -->"

  private static let mostCharacters = 65_536
  /// Room for all but the rows of findings.
  private static let reserve = 6_000
  private static let mostLanguages = 60
  /// No row has fewer than 30 characters.
  private static let mostRows = mostCharacters / 30

  private let report: AuditReport
  private let tool: ToolIdentity
  private let links: LinkTemplate?
  private let drawings: DrawingTemplate?

  /// Takes a report and the program that made it.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    tool = options.tool
    links = options.links
    drawings = options.drawings
  }

  /// Writes the comment.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var text = "\(Self.mark)\n\(heading)\n\n"
    for table in [screens, strings] {
      text += table.text(limit: Self.mostCharacters - Self.reserve - text.unicodeScalars.count)
    }
    text += coverage
    text += "\(tool.name.markdownText) \(tool.version.markdownText)\n"
    sink(Array(text.utf8))
  }

  /// The findings on screens: elements of a screen with the same problem are one row.
  private var screens: CommentTable {
    var groups: [ScreenProblem: Int] = [:]
    for finding in report.findings {
      if let problem = ScreenProblem(finding) { groups[problem, default: 0] += 1 }
    }
    var rest = report.findings.makeIterator()
    return CommentTable(columns: ["problem", "screen", "location"], count: groups.count) {
      while let finding = rest.next() {
        // The first of a group is its row.
        guard let problem = ScreenProblem(finding), let count = groups.removeValue(forKey: problem)
        else { continue }
        return CommentScreenRow(
          finding: finding, others: count - 1, matrix: report.matrix,
          links: links, drawings: drawings
        ).text
      }
      return nil
    }
  }

  /// A rule that finds something on a screen.
  private struct ScreenProblem: Hashable {
    let rule: String
    let screen: String
    let severity: Severity

    init?(_ finding: Finding) {
      guard let node = finding.node else { return nil }
      rule = finding.rule
      screen = node.screen
      severity = finding.severity
    }
  }

  /// The findings in strings and files, each file with a row of its own.
  private var strings: CommentTable {
    let counts = FindingLines.counts(of: report) { $0.node == nil }
    // Files behind as many lines as a comment has room for need no memory.
    var count = 0
    var kept: [Severity: Set<String>] = [:]
    for severity in Severity.allCases.sorted(by: >) {
      for (file, lines) in (counts[severity] ?? [:]).sorted(by: { $0.key < $1.key })
      where count < Self.mostRows {
        kept[severity, default: []].insert(file)
        count += lines
      }
    }
    let lines = FindingLines(
      of: report, where: { $0.node == nil }, keeping: { kept[$1]?.contains($0) ?? false })
    var rest = lines.mostSevereFirst.makeIterator()
    return CommentTable(
      columns: ["problem", "source", "translation", "location"],
      count: counts.values.flatMap(\.values).reduce(0, +)
    ) { rest.next().map(row) }
  }

  private var heading: String {
    // Errors in languages that volunteers translate do not fail the audit.
    let fails = report.findings.contains { report.gate.severity(of: $0) == .error }
    let mark = fails ? "❌" : report.findings.isEmpty ? "✅" : "⚠️"
    let kind = report.change == nil ? "" : "new "
    let found =
      report.findings.isEmpty
      ? "no \(kind)findings" : "\(kind)\(report.summary.verdict)"
    let sentences = [
      report.narrowing?.fullSentence, report.change?.fullSentence,
      TextDecisions(report).undecisive, extent, report.incompleteness,
    ]
    let change = sentences.compactMap(\.self).map { "\n\n\($0.markdownText)" }.joined()
    return "### \(mark) Accessibility and localization: \(found)\(change)"
  }

  /// A sentence where screens were not checked, which nothing else in a comment shows.
  private var extent: String? {
    guard report.summary.variants == 0, report.narrowing == nil else { return nil }
    return
      "\(report.screensNotRead?.capitalizedFirst ?? "0 screens found"): no layout was checked."
  }

  private func row(of line: FindingLine) -> String {
    let texts = texts(of: line)
    let remedy = line.finding.suggestion.map { "<br>Fix: \($0.markdownText)" } ?? ""
    let location = "\(line.path):\(line.location.line)".markdownText
    let link = links.map { "[\(location)](\($0.address(of: line)))" } ?? location
    return "| \(line.severity.rawValue) | **\(line.finding.title.markdownText)**<br>"
      + "\(line.message.markdownText)\(remedy) | \(texts.source) | \(texts.translation) | \(link) |\n"
  }

  private func texts(of line: FindingLine) -> (source: String, translation: String) {
    guard let string = line.finding.string else { return ("", "") }
    let own = string.occurrences.first { $0.location == line.location }?.text
    return (Self.shown(string.source?.text), Self.shown(own))
  }

  private static func shown(_ text: String?) -> String {
    guard let text else { return "" }
    let most = 200
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
    return start.withoutSoftHyphens.withVisibleEscapes.markdownText
      + (text.unicodeScalars.count > most ? "…" : "")
  }

  /// The languages whose coverage changed, or those that are not complete where nothing is compared.
  private var coverage: String {
    let before = report.coverageBefore.map { list in
      Dictionary(list.byLanguage.map { ($0.locale, $0) }) { first, _ in first }
    }
    let rows = report.coverage.byLanguage.compactMap { now -> String? in
      let earlier = before?[now.locale]
      if before == nil ? now.isComplete : earlier == now { return nil }
      let change = earlier.map { " (was \($0.percent) %)" } ?? ""
      return "| \(now.locale.identifier.markdownText) | \(now.percent) %\(change) "
        + "| \(now.missing.grouped) | \(now.needsReview.grouped) |\n"
    }
    guard !rows.isEmpty else { return "" }
    let more = rows.count - Self.mostLanguages
    return "| language | translated | missing | needs review |\n|---|---|--:|--:|\n"
      + rows.prefix(Self.mostLanguages).joined()
      + (more > 0 ? "\nand \(more) more languages\n" : "")
      + "\n"
  }
}
