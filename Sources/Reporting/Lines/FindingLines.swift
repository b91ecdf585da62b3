import AuditModel

/// The lines of a report by file, line, column and rule, made one after another.
///
/// A position takes 32 bytes and a line some hundreds, of which a large report has 300,000.
struct FindingLines: RandomAccessCollection {
  private let report: AuditReport
  private let paths: [String]
  private var entries: ArraySlice<Entry>

  /// The position of a line: its finding and its file.
  private struct Entry {
    let state: UInt8
    let severity: Severity
    let path: UInt32
    let finding: UInt32
    let line: UInt32
    let column: UInt32
  }

  /// Takes the findings of a report.
  ///
  /// - Parameter decided: whether findings are among them that are known or accepted.
  init(of report: AuditReport, decided: Bool = false) {
    self.report = report
    var all = Self.positions(report.findings.lazy.map(\.files), state: 0)
    if decided {
      all += Self.positions(report.known.lazy.map(\.files), state: 1)
      all += Self.positions(report.accepted.lazy.map(\.finding.files), state: 2)
    }
    let paths = Set(all.map(\.path)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices.map { UInt32($0) }))
    self.paths = paths
    let entries = all.map { position in
      Entry(
        state: position.state, severity: position.severity, path: ranks[position.path] ?? 0,
        finding: position.finding, line: position.line, column: position.column)
    }
    all = []
    let rules = { [report] (entry: Entry) -> [String] in
      let finding = Self.finding(entry, report)
      return [finding.rule, finding.fingerprint, "\(entry.state)"]
    }
    self.entries =
      entries.sorted { left, right in
        let (one, two) = (
          (left.path, left.line, left.column), (right.path, right.line, right.column)
        )
        return one == two
          ? rules(left).lexicographicallyPrecedes(rules(right)) : one < two
      }[...]
  }

  private typealias Position = (
    state: UInt8, severity: Severity, path: String, finding: UInt32, line: UInt32, column: UInt32
  )

  private static func positions(
    _ files: some Sequence<[(location: SourceLocation, severity: Severity)]>, state: UInt8
  ) -> [Position] {
    var result: [Position] = []
    for (index, files) in files.enumerated() {
      for file in files {
        result.append(
          (
            state, file.severity, file.location.file, UInt32(index),
            UInt32(clamping: file.location.line), UInt32(clamping: file.location.column)
          ))
      }
    }
    return result
  }

  private static func finding(_ entry: Entry, _ report: AuditReport) -> Finding {
    switch entry.state {
    case 0: report.findings[Int(entry.finding)]
    case 1: report.known[Int(entry.finding)]
    default: report.accepted[Int(entry.finding)].finding
    }
  }

  var startIndex: Int { entries.startIndex }
  var endIndex: Int { entries.endIndex }

  subscript(index: Int) -> FindingLine {
    let entry = entries[index]
    let finding = Self.finding(entry, report)
    let state: FindingLine.State =
      switch entry.state {
      case 0: .new
      case 1: .known
      default: .accepted(reason: report.accepted[Int(entry.finding)].reason)
      }
    guard let line = finding.line(in: paths[Int(entry.path)], state) else {
      preconditionFailure("a finding has the files that it is listed for")
    }
    return line
  }
}

extension FindingLines {
  /// The lines with the most severe ones first, otherwise in their order.
  var mostSevereFirst: FindingLines {
    var result = self
    result.entries =
      Severity.allCases.sorted(by: >).flatMap { severity in
        entries.filter { $0.severity == severity }
      }[...]
    return result
  }

  /// The lines of one severity.
  func ofSeverity(_ severity: Severity) -> FindingLines {
    var result = self
    result.entries = entries.filter { $0.severity == severity }[...]
    return result
  }

  /// So many of the lines, the most severe ones, in their order.
  func mostSevere(_ count: Int) -> FindingLines {
    guard self.count > count else { return self }
    var left = count
    var kept: [Severity: Int] = [:]
    for severity in Severity.allCases.sorted(by: >) {
      kept[severity] = Swift.min(left, entries.count { $0.severity == severity })
      left -= kept[severity] ?? 0
    }
    var result = self
    result.entries =
      entries.filter { entry in
        guard let rest = kept[entry.severity], rest > 0 else { return false }
        kept[entry.severity] = rest - 1
        return true
      }[...]
    return result
  }

  /// The lines of each file.
  var byFile: [FindingLines] {
    var result: [FindingLines] = []
    var start = entries.startIndex
    for index in entries.indices
    where index + 1 == endIndex || entries[index + 1].path != entries[start].path {
      var file = self
      file.entries = entries[start...index]
      result.append(file)
      start = index + 1
    }
    return result
  }

  /// The findings that the lines are of, each once.
  var titlesByRule: [String: String] {
    var titles: [String: String] = [:]
    for entry in entries {
      let finding = Self.finding(entry, report)
      titles[finding.rule] = finding.title
    }
    return titles
  }
}
