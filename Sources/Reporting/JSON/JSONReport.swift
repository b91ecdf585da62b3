import AuditModel
import JSONReading

/// A report for other programs, as JSON of schema version 2.
///
/// Every object has all of its fields each time; what does not apply is `null`. Numbers have at most
/// two decimals, so that the same report is the same bytes on every machine. `legible schema report`
/// prints the schema; later versions only add fields.
public struct JSONReport: Reporter {
  /// The name after `--format`.
  public static let format = "json"
  /// The purpose of the format.
  public static let summary = "everything, for other programs"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.json"

  /// The version of the schema.
  static let schemaVersion = 2

  private let report: AuditReport
  private let tool: ToolIdentity
  private let note: String?
  private let isCompact: Bool
  private let hasDrawings: Bool

  /// Takes a report and the program that made it.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    tool = options.tool
    note = options.note
    isCompact = options.isCompact
    hasDrawings = options.hasDrawings
  }

  /// Writes one object and a line feed.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    JSONWriter.write(style: isCompact ? .compact : .pretty, to: sink) { json in
      json.object { object in
        object.field("schemaVersion", Self.schemaVersion)
        object.object("tool") { fields in
          fields.field("name", tool.name)
          fields.field("version", tool.version)
        }
        object.field("app", report.app)
        object.field("isComplete", report.isComplete && report.hasReadAllFiles)
        object.field("note", note)
        object.field("summary", JSONSummary(report.summary))
        object.list("languages", report.languages, JSONTotals.write)
        object.list("coverage", report.coverage, JSONTotals.write)
        object.field("coverageBefore", report.coverageBefore.map(JSONCoverage.init))
        object.list("outcomes", report.outcomes, JSONTotals.write)
        object.field("matrix", JSONMatrix(report.matrix))
        object.field("fonts", report.fonts)
        object.field("areFontsStandIns", report.areFontsStandIns)
        object.field("gate", JSONGate(report.gate))
        object.list("findings", report.findings) { [matrix = report.matrix] in
          JSONFinding($0, in: matrix).write(to: &$1)
        }
        object.field("change", report.change.map(JSONChange.init))
        object.field("narrowing", report.narrowing.map(JSONNarrowing.init))
        object.list("known", report.known) { [matrix = report.matrix] in
          JSONFinding($0, in: matrix).write(to: &$1)
        }
        object.list("accepted", report.accepted) { [matrix = report.matrix] in
          JSONAccepted($0, in: matrix).write(to: &$1)
        }
        object.list("notMeasured", report.notMeasured, JSONTotals.write)
        object.list("skipped", report.skipped, JSONTotals.write)
        object.field("drawings", hasDrawings ? JSONDrawings(report.drawings) : nil)
      }
    }
    sink([UInt8(ascii: "\n")])
  }
}
