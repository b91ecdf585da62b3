import AuditModel
import Foundation
import Synchronization

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

  /// So many findings are written at once: an encoder builds all that it writes, which is several times
  /// as much.
  private static let findingsOfPart = 256

  /// The JSON in UTF-8, which ends with a line feed.
  public func render() throws -> String {
    let all = report.findings
    guard all.count > Self.findingsOfPart else {
      return try encoded(JSONDocument(report, findings: all.map(JSONFinding.init), tool: tool))
        + "\n"
    }
    // The document with one of the findings has the place for the others.
    let frame = try encoded(
      JSONDocument(report, findings: all.prefix(1).map(JSONFinding.init), tool: tool))
    let place = Self.place(ofFindingsIn: frame)
    var result = String(frame[..<place.lowerBound])
    let parts = (all.count - 1) / Self.findingsOfPart + 1
    let atOnce = ProcessInfo.processInfo.activeProcessorCount
    for first in stride(from: 0, to: parts, by: atOnce) {
      if first > 0 { result += ",\n" }
      result += try texts(ofParts: first..<min(first + atOnce, parts)).joined(separator: ",\n")
    }
    result += frame[place.upperBound...]
    return result + "\n"
  }

  /// The findings of some parts as they stand in the document, written at the same time.
  private func texts(ofParts parts: Range<Int>) throws -> [String] {
    let texts = Mutex<[Int: Result<String, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let start = (parts.lowerBound + index) * Self.findingsOfPart
      let text = Result { try self.text(of: report.findings[start...].prefix(Self.findingsOfPart)) }
      texts.withLock { $0[index] = text }
    }
    return try texts.withLock { texts in
      try parts.indices.compactMap { try texts[$0 - parts.lowerBound]?.get() }
    }
  }

  private func text(of findings: ArraySlice<Finding>) throws -> String {
    let text = try encoded(Part(findings: findings.map(JSONFinding.init)))
    return String(text[Self.place(ofFindingsIn: text)])
  }

  /// Some findings, at the depth at which they stand in the document.
  private struct Part: Encodable {
    let findings: [JSONFinding]
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// What stands between the brackets of the findings; no text has a line end of its own.
  private static func place(ofFindingsIn text: String) -> Range<String.Index> {
    guard let start = text.firstRange(of: "\n  \"findings\" : [\n"),
      let end = text[start.upperBound...].firstRange(of: "\n  ]")
    else { return text.endIndex..<text.endIndex }
    return start.upperBound..<end.lowerBound
  }
}
