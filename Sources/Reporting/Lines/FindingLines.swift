import AuditModel

/// The lines of a report by file, line, column and rule, made one after another.
///
/// A position takes 20 bytes and a line some hundreds, of which a large report has 200,000.
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
    let states = decided ? 0...2 : 0...0
    var names: Set<String> = []
    Self.forEachFile(of: report, states) { _, _, file in names.insert(file.location.file) }
    let paths = names.sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices.map { UInt32($0) }))
    self.paths = paths
    var entries: [Entry] = []
    Self.forEachFile(of: report, states) { state, finding, file in
      entries.append(
        Entry(
          state: UInt8(state), severity: file.severity, path: ranks[file.location.file] ?? 0,
          finding: UInt32(finding), line: UInt32(clamping: file.location.line),
          column: UInt32(clamping: file.location.column)))
    }
    entries.sort { left, right in
      let (one, two) = (
        (left.path, left.line, left.column), (right.path, right.line, right.column)
      )
      if one != two { return one < two }
      return Self.words(of: left, report).lexicographicallyPrecedes(Self.words(of: right, report))
    }
    self.entries = entries[...]
  }

  /// The words by which lines at one location are in order.
  private static func words(of entry: Entry, _ report: AuditReport) -> [String] {
    let finding = finding(entry, report)
    return [finding.rule, finding.fingerprint, "\(entry.state)"]
  }

  private static func forEachFile(
    of report: AuditReport, _ states: ClosedRange<Int>,
    _ body: (Int, Int, (location: SourceLocation, severity: Severity)) -> Void
  ) {
    for state in states {
      let count = [report.findings.count, report.known.count, report.accepted.count][state]
      for index in 0..<count {
        for file in finding(at: index, state, report).files { body(state, index, file) }
      }
    }
  }

  private static func finding(at index: Int, _ state: Int, _ report: AuditReport) -> Finding {
    switch state {
    case 0: report.findings[index]
    case 1: report.known[index]
    default: report.accepted[index].finding
    }
  }

  private static func finding(_ entry: Entry, _ report: AuditReport) -> Finding {
    finding(at: Int(entry.finding), Int(entry.state), report)
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
