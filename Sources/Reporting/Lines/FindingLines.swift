import AuditModel

/// The lines of a report by file, line, column and rule, made one after another.
///
/// A position takes 16 bytes and a line some hundreds, of which a large report has 200,000.
struct FindingLines: RandomAccessCollection {
  private let report: AuditReport
  private let paths: [String]
  private var entries: ArraySlice<Entry>

  /// The position of a line: its finding and its file.
  private struct Entry {
    let source: Source
    let severity: Severity
    let column: UInt16
    let path: UInt32
    let finding: UInt32
    let line: UInt32
  }

  /// The findings that a line may be of.
  private enum Source: UInt8, CaseIterable {
    case new, known, accepted
    /// The known languages of findings that are new in others.
    case knownPart

    /// The languages of a finding that count.
    var part: FindingLine.Part {
      switch self {
      case .new: .new
      case .knownPart: .known
      case .known, .accepted: .all
      }
    }

    func count(in report: AuditReport) -> Int {
      switch self {
      case .new, .knownPart: report.findings.count
      case .known: report.known.count
      case .accepted: report.accepted.count
      }
    }

    func finding(at index: Int, in report: AuditReport) -> Finding {
      switch self {
      case .new, .knownPart: report.findings[index]
      case .known: report.known[index]
      case .accepted: report.accepted[index].finding
      }
    }
  }

  /// Takes the findings of a report.
  ///
  /// - Parameters:
  ///   - decided: whether findings are among them that are known or accepted.
  ///   - isWanted: whether a finding is among them.
  ///   - keeps: whether a line is among them, by its file and its severity.
  init(
    of report: AuditReport, decided: Bool = false,
    where isWanted: (Finding) -> Bool = { _ in true },
    keeping keeps: (String, Severity) -> Bool = { _, _ in true }
  ) {
    self.report = report
    let sources = decided ? Source.allCases : [.new]
    var names: Set<String> = []
    var count = 0
    Self.forEachFile(of: report, sources, where: isWanted) { _, _, file in
      guard keeps(file.location.file, file.severity) else { return }
      names.insert(file.location.file)
      count += 1
    }
    let paths = names.sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices.map { UInt32($0) }))
    self.paths = paths
    var entries: [Entry] = []
    // An array that grows is there twice for a moment.
    entries.reserveCapacity(count)
    Self.forEachFile(of: report, sources, where: isWanted) { source, finding, file in
      guard keeps(file.location.file, file.severity) else { return }
      entries.append(
        Entry(
          source: source, severity: file.severity,
          column: UInt16(clamping: file.location.column), path: ranks[file.location.file] ?? 0,
          finding: UInt32(finding), line: UInt32(clamping: file.location.line)))
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

  /// How many lines a report has of each severity in each file, without those that are known or accepted.
  static func counts(
    of report: AuditReport, where isWanted: (Finding) -> Bool
  ) -> [Severity: [String: Int]] {
    var counts: [Severity: [String: Int]] = [:]
    forEachFile(of: report, [.new], where: isWanted) { _, _, file in
      counts[file.severity, default: [:]][file.location.file, default: 0] += 1
    }
    return counts
  }

  /// The words by which lines at one location are in order.
  private static func words(of entry: Entry, _ report: AuditReport) -> [String] {
    let finding = finding(entry, report)
    return [finding.rule, finding.fingerprint, "\(entry.source.rawValue)"]
  }

  private static func forEachFile(
    of report: AuditReport, _ sources: [Source], where isWanted: (Finding) -> Bool,
    _ body: (Source, Int, (location: SourceLocation, severity: Severity)) -> Void
  ) {
    for source in sources {
      for index in 0..<source.count(in: report) {
        let finding = source.finding(at: index, in: report)
        guard isWanted(finding) else { continue }
        for file in finding.files(of: source.part) { body(source, index, file) }
      }
    }
  }

  private static func finding(_ entry: Entry, _ report: AuditReport) -> Finding {
    entry.source.finding(at: Int(entry.finding), in: report)
  }

  var startIndex: Int { entries.startIndex }
  var endIndex: Int { entries.endIndex }

  subscript(index: Int) -> FindingLine {
    let entry = entries[index]
    let finding = Self.finding(entry, report)
    let state: FindingLine.State =
      switch entry.source {
      case .new: .new
      case .known, .knownPart: .known
      case .accepted: .accepted(reason: report.accepted[Int(entry.finding)].reason)
      }
    guard let line = finding.line(in: paths[Int(entry.path)], state, of: entry.source.part) else {
      preconditionFailure("a finding has the files that it is listed for")
    }
    return line
  }
}

extension FindingLines {
  /// The lines with the most severe ones first, otherwise in their order, made one after another.
  var mostSevereFirst: some Sequence<FindingLine> {
    Severity.allCases.sorted(by: >).lazy.flatMap { ofSeverity($0) }
  }

  /// The lines of one severity, made one after another.
  func ofSeverity(_ severity: Severity) -> some Sequence<FindingLine> {
    indices.lazy.filter { entries[$0].severity == severity }.map { self[$0] }
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

  /// Calls a closure with the lines of each file.
  func forEachFile(_ body: (FindingLines) -> Void) {
    var start = entries.startIndex
    for index in entries.indices
    where index + 1 == endIndex || entries[index + 1].path != entries[start].path {
      var file = self
      file.entries = entries[start...index]
      body(file)
      start = index + 1
    }
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
