import AuditModel
import JSONReading

/// A report for SonarQube's import of issues from other programs, in the form of version 10.3.
///
/// Source: SonarQube Docs, “Generic issue import format”.
public struct SonarQubeReport: Reporter {
  /// The name after `--format`.
  public static let format = "sonarqube"
  /// The purpose of the format.
  public static let summary = "generic issues for SonarQube"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.sonarqube.json"

  private static let engine = "legible"
  private let report: AuditReport

  /// Takes a report.
  public init(_ report: AuditReport, _ options: ReportOptions) { self.report = report }

  /// Writes one object with the rules that found something, and the issues.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    let lines = FindingLines(of: report)
    let titles = lines.titlesByRule
    let descriptions = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
    JSONWriter.write(to: sink) { json in
      json.object { object in
        object.list("rules", titles.keys.sorted()) { rule, json in
          Self.write(rule, titles[rule] ?? rule, descriptions[rule], to: &json)
        }
        object.list("issues", lines, Self.write)
      }
    }
    sink([UInt8(ascii: "\n")])
  }

  private static func write(
    _ rule: String, _ title: String, _ description: RuleDescription?, to json: inout JSONWriter
  ) {
    json.object { object in
      object.field("engineId", engine)
      object.field("id", rule.withVisibleControls)
      object.field("name", title.withVisibleControls)
      if let description { object.field("description", description.rationale) }
      object.list("impacts", [description?.severity ?? .warning]) { severity, json in
        json.object { impact in
          impact.field("softwareQuality", "RELIABILITY")
          impact.field("severity", Self.name(of: severity))
        }
      }
    }
  }

  private static func write(_ line: FindingLine, to json: inout JSONWriter) {
    json.object { object in
      object.field("ruleId", line.finding.rule.withVisibleControls)
      object.object("primaryLocation") { location in
        location.field("message", line.fullMessage.withVisibleControls)
        location.field("filePath", line.path)
        location.object("textRange") { $0.field("startLine", line.location.line) }
      }
    }
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .note: "LOW"
    }
  }
}
