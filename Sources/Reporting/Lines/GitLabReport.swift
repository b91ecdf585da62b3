import AuditModel
import JSONReading

/// A Code Quality report of GitLab, which shows it in merge requests.
///
/// Source: GitLab Docs, “Code Quality”, “Import Code Quality results from a CI/CD job”.
public struct GitLabReport: Reporter {
  /// The name after `--format`.
  public static let format = "gitlab"
  /// The purpose of the format.
  public static let summary = "a Code Quality report of GitLab"
  /// The name of the file in the output folder.
  public static let fileName: String? = "gl-code-quality-report.json"

  private let report: AuditReport
  private let decided: Bool

  /// Takes a report.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    decided = options.includesKnown
  }

  /// Writes one list, which is empty without findings.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    JSONWriter.write(to: sink) { json in
      json.list(FindingLines(of: report, decided: decided).lazy.map(GitLabItem.init))
    }
    sink([UInt8(ascii: "\n")])
  }
}

/// An item of the list.
private struct GitLabItem: JSONWritable {
  let line: FindingLine

  init(_ line: FindingLine) { self.line = line }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("check_name", line.finding.rule.withVisibleControls)
      object.field("description", line.fullMessage.withVisibleControls)
      object.field("fingerprint", line.fingerprint)
      object.field("severity", severity)
      object.object("location") { location in
        location.field("path", line.path)
        location.object("lines") { $0.field("begin", line.location.line) }
      }
    }
  }

  private var severity: String {
    switch line.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
