import AuditModel

/// A format in which the report of an audit is written.
///
/// A new format is one file with a type that conforms, and a line in ``ReporterList``.
public protocol Reporter: Sendable {
  /// The name after `--format`.
  static var format: String { get }
  /// The purpose of the format, in a few words.
  static var summary: String { get }
  /// The name of the file in the output folder; nil for the format that goes to the terminal.
  static var fileName: String? { get }

  /// Takes a report and how to write it.
  init(_ report: AuditReport, _ options: ReportOptions)

  /// Writes the report in UTF-8, in parts of about 64 KB, so that the whole is never in memory.
  ///
  /// - Parameter sink: receives the parts, which may end within a character.
  func write(to sink: @escaping ([UInt8]) -> Void)
}

extension Reporter {
  /// The whole report as a string, which ends with a line feed.
  public func render() -> String {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// How a report is written; each format takes from it what concerns it.
public struct ReportOptions: Sendable {
  /// The program that made the report.
  public var tool: ToolIdentity
  /// The heading of the HTML and Markdown reports; nil for the name of the app.
  public var title: String?
  /// The origin of the HTML report, under its heading: names with values, such as a commit.
  public var details: [(String, String)] = []
  /// Whether the report for the terminal has colours.
  public var style = TerminalStyle.plain
  /// The columns of the terminal, at which lines are broken; nil to leave lines whole.
  public var width: Int?
  /// Whether the report for the terminal has every finding in full.
  public var isVerbose = false
  /// The file that the report for the terminal refers to for the rest of its findings; none where no
  /// such file is written.
  public var fullReport: String? = "report.json"
  /// A line before the last one of the report for the terminal, such as what was not audited.
  public var note: String?
  /// Whether the report for the terminal has its last lines only, and no findings.
  public var isQuiet = false
  /// Whether the report for the terminal counts the findings of each rule.
  public var hasStatistics = false
  /// Whether JSON is on one line.
  public var isCompact = false
  /// Whether JSON has the drawings, too.
  public var hasDrawings = false
  /// The addresses of lines in a repository, for comments.
  public var links: LinkTemplate?
  /// The addresses of drawings, for comments.
  public var drawings: DrawingTemplate?
  /// The folder that paths begin at, for formats that need absolute ones.
  public var root = ""
  /// Whether formats that leave out findings which are known or accepted have them, too.
  public var includesKnown = false
  /// From which severity on a finding fails an audit; nil when none does.
  public var threshold: Severity? = .error
  /// The bytes that all drawings of the HTML report may take together.
  public var drawingBudget = 8_000_000

  /// The options of a program, with the usual values.
  public init(tool: ToolIdentity) { self.tool = tool }
}

extension ReportOptions {
  /// The heading of a report.
  func heading(of report: AuditReport) -> String { title ?? report.app ?? "Audit report" }
}
