import AuditModel
import JSONReading

/// A report that was written as JSON and is read again.
package struct SavedReport: Sendable {
  /// The report; the descriptions of its rules are not in the file.
  package var report: AuditReport
  /// A line about the screens that the call left out.
  package let note: String?

  /// Why a file cannot be used: the first thing that is wrong, and where.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error as `file:line:column: message; suggestion`.
    package let description: String
  }

  /// Reads a report of schema version 2; fields that an earlier version did not write have their usual
  /// values.
  ///
  /// - Parameter path: the path of the file, as errors name it.
  package init(_ bytes: [UInt8], path: String) throws(Failure) {
    do throws(JSONError) {
      let source = JSONSource(file: path, bytes: bytes)
      let values = SavedValues(try JSONParser.parse(source, limits: .saved))
      try values.requireReport()
      let root = values.root
      note = try values.textIfPresent("note", of: root)
      report = try values.report()
    } catch {
      throw Failure(description: error.description)
    }
  }
}

extension JSONLimits {
  /// The limits for reports, whose numbers of findings are those of the largest apps.
  fileprivate static let saved: JSONLimits = {
    var limits = JSONLimits()
    limits.bytes = 512 << 20
    limits.values = 40_000_000
    return limits
  }()
}

extension SavedValues {
  /// Throws when the file is not a report of a version that can be read.
  fileprivate func requireReport() throws(JSONError) {
    guard let version = fieldIfPresent("schemaVersion", of: root),
      fieldIfPresent("findings", of: root) != nil
    else {
      throw error(
        "the file is not a report", at: root,
        "write one with “legible audit --format json=PATH”")
    }
    guard written(version) == String(JSONReport.schemaVersion) else {
      throw error(
        "the report has schema version \(written(version).shortened)", at: version,
        "this version of Legible reads version \(JSONReport.schemaVersion)")
    }
  }

  /// All parts of the report.
  fileprivate func report() throws(JSONError) -> AuditReport {
    let matrix = try matrix("matrix", of: root)
    var extents = SavedExtents(matrix)
    var report = AuditReport(
      matrix: matrix, fonts: try texts("fonts", of: root),
      areFontsStandIns: try flagIfPresent("areFontsStandIns", of: root) ?? true,
      findings: try findings("findings", &extents),
      notMeasured: try list("notMeasured", of: root, notMeasured),
      summary: try summary("summary", of: root))
    report.known = try findings("known", &extents)
    report.accepted = try accepted("accepted", &extents)
    report.app = try textIfPresent("app", of: root)
    report.isComplete = try flagIfPresent("isComplete", of: root) ?? true
    report.change = try change("change", of: root)
    report.narrowing = try narrowing("narrowing", of: root)
    report.gate = try gate("gate", of: root)
    report.languages = try list("languages", of: root, language)
    report.coverage = try list("coverage", of: root, coverage)
    report.coverageBefore = try listIfPresent("coverageBefore", of: root, coverage)
    report.outcomes = try list("outcomes", of: root, outcome)
    report.skipped = try list("skipped", of: root, skipped)
    report.drawings = try drawings("drawings", of: root)
    return report
  }

  private func findings(
    _ name: String, _ extents: inout SavedExtents
  ) throws(JSONError) -> [Finding] {
    var result: [Finding] = []
    for item in try items(name, of: root) { result.append(try finding(item, &extents)) }
    return result
  }

  private func accepted(
    _ name: String, _ extents: inout SavedExtents
  ) throws(JSONError) -> [AcceptedFinding] {
    var result: [AcceptedFinding] = []
    for item in try items(name, of: root) {
      result.append(
        AcceptedFinding(
          try finding(try field("finding", of: item), &extents),
          reason: try text("reason", of: item), owner: try textIfPresent("owner", of: item),
          until: try textIfPresent("until", of: item),
          location: try location("location", of: item)))
    }
    return result
  }
}
