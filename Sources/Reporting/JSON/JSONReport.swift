import AuditModel
import Foundation

/// A report for other programs, as JSON of schema version 1.
///
/// Every object has all of its keys each time; what is not known is `null`. Keys are sorted and
/// numbers have at most two decimals, so that the same report is the same bytes on every machine.
public struct JSONReport: Sendable {
  private let report: AuditReport
  private let tool: ToolIdentity

  /// Takes a report and the program that made it.
  public init(_ report: AuditReport, tool: ToolIdentity) {
    self.report = report
    self.tool = tool
  }

  /// The JSON in UTF-8, which ends with a line feed.
  public func render() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(JSONDocument(report, tool: tool))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
