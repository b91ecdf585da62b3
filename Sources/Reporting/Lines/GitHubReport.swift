import AuditModel

/// Commands of GitHub Actions, which shows them at their lines.
///
/// A step shows at most ten errors, ten warnings and ten notices, so the most severe ones are written,
/// one for each rule and file, and a last notice counts the others.
///
/// Source: GitHub Docs, “Workflow commands for GitHub Actions”; the escapes are those of `@actions/core`.
public struct GitHubReport: Reporter {
  /// The name after `--format`.
  public static let format = "github"
  /// The purpose of the format.
  public static let summary = "annotations of GitHub Actions"
  /// The commands are printed.
  public static let fileName: String? = nil

  private let report: AuditReport
  private let decided: Bool

  /// The number of annotations of a kind that a step shows.
  private static let most = 10

  /// Takes a report.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    decided = options.includesKnown
  }

  /// A finding and how many more of its rule there are in its file.
  private struct Annotation {
    let line: FindingLine
    var more = 0
  }

  /// Writes the commands.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var text = BufferedText(to: sink)
    let lines = FindingLines(of: report, decided: decided)
    var left = lines.count
    for severity in Severity.allCases.sorted(by: >) {
      // The last notice is the one with the count.
      let most = severity == .note ? Self.most - 1 : Self.most
      for annotation in annotations(lines.ofSeverity(severity), most: most) {
        text.append(Self.command(annotation))
        left -= 1 + annotation.more
      }
    }
    if left > 0 {
      text.append(
        "::notice title=Legible::\(left.of("more finding")) in the report; GitHub shows "
          + "\(Self.most) annotations of a kind\n")
    }
    text.flush()
  }

  /// The first lines, one for each rule and file, with how many more of these there are.
  private func annotations(_ lines: some Sequence<FindingLine>, most: Int) -> [Annotation] {
    var result: [Annotation] = []
    for line in lines {
      let position = result.firstIndex {
        $0.line.finding.rule == line.finding.rule && $0.line.location.file == line.location.file
      }
      if let position {
        result[position].more += 1
      } else if result.count < most {
        result.append(Annotation(line: line))
      }
    }
    return result
  }

  private static func command(_ annotation: Annotation) -> String {
    let line = annotation.line
    let name = line.severity == .note ? "notice" : line.severity.rawValue
    let more = annotation.more > 0 ? "; \(annotation.more) more of this rule in this file" : ""
    let remedy = line.finding.suggestion.map { "; \($0)" } ?? ""
    return "::\(name) file=\(line.path.property),line=\(line.location.line),"
      + "col=\(line.location.column),"
      + "title=\("\(line.finding.title) (\(line.finding.rule))".property)"
      + "::\("\(line.message)\(remedy)\(more)".data)\n"
  }
}

extension String {
  /// The text as the message of a command.
  fileprivate var data: String { withVisibleControls.replacing("%", with: "%25") }

  /// The text as a property of a command.
  fileprivate var property: String {
    data.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
