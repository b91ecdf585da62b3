import AuditModel

/// One location of a finding as fields of a table.
struct CSVRow {
  private let finding: Finding
  private var severity: Severity
  private var screen = ""
  private var node = ""
  private var table = ""
  private var key = ""
  private var language = ""
  private var variation = ""
  private var text = ""
  private var message: String
  private var fix = ""
  private var location: SourceLocation
  private var keyLocation: SourceLocation?

  static let heading = [
    "severity", "rule", "title", "screen", "node", "table", "key", "language", "variation",
    "source", "text", "message", "suggestion", "fix", "file", "line", "column", "key line",
    "key column", "fingerprint",
  ]

  /// The locations of a finding, but for those in languages in which it is known.
  static func rows(of finding: Finding) -> [CSVRow] {
    switch finding.subject {
    case .node(let node):
      node.occurrences.filter { $0.locales.isEmpty || !$0.locales.allSatisfy(finding.isKnown) }
        .map { CSVRow(finding, node, $0) }
    case .string(let string):
      string.occurrences.filter { !finding.isKnown(in: $0.locale) }
        .map { CSVRow(finding, string, $0) }
    case .file(let file):
      file.occurrences.filter { !finding.isKnown(in: $0.locale) }.map { CSVRow(finding, $0) }
    }
  }

  private init(
    _ finding: Finding, _ subject: NodeSubject, _ occurrence: NodeSubject.Occurrence
  ) {
    self.finding = finding
    severity = finding.severity
    screen = subject.screen
    node = occurrence.path
    table = occurrence.string?.table ?? ""
    key = occurrence.string?.key ?? ""
    language = occurrence.locales.filter { !finding.isKnown(in: $0) }
      .map(\.identifier).joined(separator: " ")
    message = finding.message
    location = occurrence.location
    keyLocation = occurrence.string?.location
  }

  private init(
    _ finding: Finding, _ subject: StringSubject, _ occurrence: StringSubject.Occurrence
  ) {
    self.finding = finding
    severity = occurrence.severity
    table = subject.table
    key = subject.key
    language = occurrence.locale?.identifier ?? ""
    variation = occurrence.variation.joined(separator: ".")
    text = occurrence.text ?? ""
    message = occurrence.message
    fix = occurrence.fix ?? ""
    location = occurrence.location
    keyLocation = occurrence.keyLocation
  }

  private init(_ finding: Finding, _ occurrence: FileSubject.Occurrence) {
    self.finding = finding
    severity = occurrence.severity
    language = occurrence.locale?.identifier ?? ""
    message = occurrence.message
    location = occurrence.location
  }

  /// The fields in the order of the heading.
  var fields: [String] {
    [
      severity.rawValue, finding.rule, finding.title, screen, node, table, key, language,
      variation, finding.string?.source?.text.withVisibleEscapes ?? "", text.withVisibleEscapes,
      message, finding.suggestion ?? "", fix.withVisibleEscapes, location.file,
      "\(location.line)", "\(location.column)", keyLocation.map { "\($0.line)" } ?? "",
      keyLocation.map { "\($0.column)" } ?? "", finding.fingerprint,
    ]
  }
}
