import AuditModel

/// A line for each finding and file, as compilers write them: Xcode shows them at their lines.
///
/// Source: Apple, “Running custom scripts during a build”, “Log errors and warnings from your script”:
/// `[filename]:[linenumber]: error|warning|note: [message]`.
public struct XcodeReport: Reporter {
  /// The name after `--format`.
  public static let format = "xcode"
  /// The purpose of the format.
  public static let summary = "lines that Xcode shows in its editor"
  /// The lines are printed.
  public static let fileName: String? = nil

  private let report: AuditReport
  private let root: String

  /// Takes a report.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    root = options.root
  }

  /// Writes the lines.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    var text = BufferedText(to: sink)
    for line in FindingLines(of: report) {
      text.append(
        "\(path(line)):\(line.location.line):\(line.location.column): \(line.severity.rawValue): "
          + "\(line.fullMessage.forTerminal) (\(line.finding.rule.forTerminal))\n")
    }
    text.flush()
  }

  /// Xcode opens absolute paths only.
  private func path(_ line: FindingLine) -> String {
    let file = line.location.file
    // A build server would obey a line that begins with “::”.
    let start = root.isEmpty ? (file.hasPrefix(":") ? "./" : "") : "\(root)/"
    return ((file.hasPrefix("/") ? "" : start) + file).forTerminal
  }
}
