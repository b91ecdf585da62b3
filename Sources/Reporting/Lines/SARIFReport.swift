import AuditModel
import JSONReading

/// A SARIF 2.1.0 log for code scanning: a result for each finding and file.
///
/// GitHub refuses a whole log for one result without a location, a text of a rule above 1,024 characters
/// or an absolute path; it keeps the 5,000 most severe results.
///
/// Source: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”, errata 01; GitHub
/// Docs, “SARIF support for code scanning”.
public struct SARIFReport: Reporter {
  /// The name after `--format`.
  public static let format = "sarif"
  /// The purpose of the format.
  public static let summary = "a log for code scanning"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.sarif"

  private let report: AuditReport
  private let tool: ToolIdentity
  private let decided: Bool

  /// More results are refused by GitHub as a whole.
  private static let mostResults = 25_000

  /// How many of the least severe findings the log of a report leaves out, since GitHub would refuse all.
  public static func leftOut(of report: AuditReport, _ options: ReportOptions) -> Int {
    max(0, FindingLines(of: report, decided: options.includesKnown).count - mostResults)
  }

  /// Takes a report and the program that made it.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    tool = options.tool
    decided = options.includesKnown
  }

  /// Writes one run.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    let lines = FindingLines(of: report, decided: decided).mostSevere(Self.mostResults)
    let rules = SARIFRules(lines, descriptions: report.rules)
    JSONWriter.write(to: sink) { json in
      json.object { log in
        log.field(
          "$schema",
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        )
        log.field("version", "2.1.0")
        log.list("runs", [rules]) { rules, json in
          json.object { run in
            run.object("tool") { $0.object("driver") { driver(rules, to: &$0) } }
            run.object("automationDetails") { $0.field("id", "legible/") }
            run.list("invocations", [report.incompleteness]) { note, json in
              json.object { Self.write(note, to: &$0) }
            }
            run.field("columnKind", "unicodeCodePoints")
            run.list("results", lines) { line, json in
              SARIFResult(line, rule: rules.index(of: line), hasBaseline: report.change != nil)
                .write(to: &json)
            }
          }
        }
      }
    }
    sink([UInt8(ascii: "\n")])
  }

  /// Whether everything was looked at (SARIF, 3.20.14 and 3.20.21).
  private static func write(_ incompleteness: String?, to invocation: inout JSONFields) {
    invocation.field("executionSuccessful", incompleteness == nil)
    guard let incompleteness else { return }
    invocation.list("toolExecutionNotifications", [incompleteness]) { text, json in
      json.object { notification in
        notification.field("level", "error")
        notification.object("message") { $0.field("text", text) }
      }
    }
  }

  private func driver(_ rules: SARIFRules, to driver: inout JSONFields) {
    driver.field("name", "Legible")
    driver.field("semanticVersion", tool.version)
    driver.list("rules", rules.all) { $0.write(to: &$1) }
  }
}
