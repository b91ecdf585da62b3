import AuditModel

/// A summary in GitHub's Markdown, for the summary of a job: counts, the worst findings, what is
/// translated, and the rest folded.
///
/// GitHub shows at most 1 MiB of a step, so what is above is counted.
///
/// Source: GitHub Docs, “Workflow commands”, “Adding a job summary”.
public struct MarkdownReport: Reporter {
  /// The name after `--format`.
  public static let format = "markdown"
  /// The purpose of the format.
  public static let summary = "a summary for people, also for the summary of a GitHub job"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.md"

  private let report: AuditReport
  private let tool: ToolIdentity
  private let title: String

  /// The findings that are shown first.
  private static let worst = 10
  /// The bytes of the folded findings; the rest of a step's 1 MiB is for all else.
  private static let mostBytes = 900_000

  /// Takes a report and the program that made it.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    tool = options.tool
    title = options.heading(of: report)
  }

  /// Writes the sections.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var text = BufferedText(to: sink)
    text.append("<!-- \(ReportFile.generator) -->\n## \(title.markdownText)\n\n")
    text.append("\(verdict)\n\n")
    let lines = FindingLines(of: report)
    if !lines.isEmpty {
      text.append(MarkdownTable.findings(lines.mostSevereFirst.prefix(Self.worst)))
      appendRest(lines, to: &text)
    }
    if !report.coverage.isEmpty { text.append(MarkdownTable.coverage(report)) }
    if !report.notMeasured.isEmpty {
      text.append(
        "\(report.notMeasured.count.of("check")) could not be measured, which is neither passed nor "
          + "failed.\n\n")
    }
    text.append("\(tool.name.markdownText) \(tool.version.markdownText)\n")
    text.flush()
  }

  private var verdict: String {
    let sentences = [report.narrowing?.fullSentence, report.change?.fullSentence]
    let change = sentences.compactMap(\.self).map { " \($0.markdownText)" }.joined()
    let accepted = report.accepted.isEmpty ? "" : " \(report.accepted.count.grouped) accepted."
    return "**\(Verdict(report).sentence.markdownText)**\(change)\(accepted)"
  }

  private func appendRest(_ lines: FindingLines, to text: inout BufferedText) {
    let count = lines.count - Self.worst
    guard count > 0 else { return }
    text.append("<details><summary>\(count.of("more finding"))</summary>\n\n")
    text.append(MarkdownTable.findingsHeading)
    var (size, shown) = (0, 0)
    for line in lines.mostSevereFirst.dropFirst(Self.worst) {
      let row = MarkdownTable.row(of: line)
      size += row.utf8.count
      if size > Self.mostBytes { break }
      text.append(row)
      shown += 1
    }
    text.append("\n")
    if shown < count { text.append("and \((count - shown).grouped) more\n\n") }
    text.append("</details>\n\n")
  }
}
