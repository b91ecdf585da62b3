import AuditEngine
import AuditModel
import Intake
import Reporting
import TranslationRules

/// The strings and the findings of an app between two looks at its files.
struct WatchSession {
  /// The report of the last audit of everything.
  let report: AuditReport
  /// The folder that paths begin at.
  let root: String
  /// A note on the screens that were left out.
  let note: String?
  /// The files that are looked at.
  var files: WatchedFiles
  private var tables: WatchedTables
  private let audit: RepeatedAudit
  private let facts: OutsideFacts
  private var findings: [SingleFinding.Identity: SingleFinding]
  /// The files of which something could not be read at the last audit of everything.
  private let unreadFiles: Set<String>

  /// Reads everything and audits it.
  init(_ arguments: Arguments, _ tool: CommandLineTool) throws(CommandError) {
    let run = AuditRun(arguments, tool)
    var prepared = try run.prepared()
    let input = prepared.input
    // Files that are written during the audit are other ones at the next look.
    files = WatchedFiles(input.files)
    tables = WatchedTables(input.files, skipping: input.skippedLocales)
    facts = prepared.facts
    let project = input.project.completed(by: facts.code)
    audit = RepeatedAudit(
      screens: prepared.selection.screens, project: project, fonts: prepared.fonts,
      options: prepared.options, facts: facts, sources: SourceFiles(input.files.found))
    prepared.models = audit.models
    let outcome = run.outcome(of: prepared)
    (report, root, note) = (outcome.report, outcome.root, outcome.note)
    unreadFiles = outcome.unreadFiles
    findings = Self.byIdentity(SingleFinding.all(in: outcome.report))
  }

  private static func byIdentity(
    _ findings: [SingleFinding]
  ) -> [SingleFinding.Identity: SingleFinding] {
    Dictionary(findings.map { ($0.identity, $0) }) { first, _ in first }
  }

  /// Audits the strings that differ in some tables, which are read again.
  ///
  /// - Returns: the lines for the terminal; a table that cannot be read is one of them, and its strings stay as
  ///   they were.
  mutating func audit(_ paths: Set<String>) -> String {
    var strings = ChangedStrings()
    var (read, failures): (Set<String>, [String]) = ([], [])
    for path in paths.sorted() {
      do throws(IntakeError) {
        guard let change = try tables.reread(path) else { continue }
        strings.formUnion(ChangedStrings(from: change.old, to: change.new))
        read.insert(path)
      } catch {
        failures.append(error.description.forTerminal + "\n")
      }
    }
    guard !read.isEmpty else { return failures.joined() }
    let project = tables.project.completed(by: facts.code)
    let change = audit.change(of: strings, files: read, in: project)
    let now = audit.findings(about: change, in: project)
    let before = findings.values.filter { $0.isAbout(change) }
    let title =
      "\(read.sorted().joined(separator: ", ")): \(strings.count.of("changed string"))"
    return failures.joined() + replace(before, by: now, title: title)
  }

  /// Reads and audits everything again.
  mutating func auditEverything(
    _ arguments: Arguments, _ tool: CommandLineTool
  ) throws(CommandError) -> String {
    let before = findings
    self = try WatchSession(arguments, tool)
    let now = Array(findings.values)
    findings = before
    // Findings in what cannot be read at the moment are not fixed.
    let unchecked = before.values.filter { isUnchecked($0) }
    let text = replace(
      before.values.filter { !isUnchecked($0) }, by: now, unchecked: unchecked.count,
      title: "Everything was audited again", listsAll: false)
    return text
  }

  /// Whether a finding is in a file that could not be read, or on a screen that such a file has.
  private func isUnchecked(_ finding: SingleFinding) -> Bool {
    if unreadFiles.contains(finding.location.file) { return true }
    guard !unreadFiles.isEmpty, let screen = finding.screen else { return false }
    return !report.matrix.screens.contains { $0.id == screen }
  }

  /// Puts findings in the place of others, and describes the differences.
  ///
  /// - Parameters:
  ///   - unchecked: how many others are in what could not be read.
  ///   - listsAll: whether findings that remain are listed, too.
  private mutating func replace(
    _ before: [SingleFinding], by now: [SingleFinding], unchecked: Int = 0, title: String,
    listsAll: Bool = true
  ) -> String {
    let (old, new) = (Self.byIdentity(before), Self.byIdentity(now))
    for finding in before { findings[finding.identity] = nil }
    findings.merge(new) { $1 }
    let remaining = new.values.filter { old[$0.identity] != nil }
    let lines =
      new.values.filter { old[$0.identity] == nil }.map { WatchLine(.new, $0) }
      + (listsAll ? remaining.map { WatchLine(.remaining, $0) } : [])
      + old.values.filter { new[$0.identity] == nil }.map { WatchLine(.fixed, $0) }
    return WatchTextReport(
      title: title, lines: lines, remaining: remaining.count, unchecked: unchecked,
      elsewhere: findings.count - new.count - unchecked
    ).text
  }
}

extension WatchLine {
  fileprivate init(_ mark: Mark, _ finding: SingleFinding) {
    self.init(
      mark, severity: finding.severity, rule: finding.rule, locale: finding.locale,
      screen: finding.screen, key: finding.key, message: finding.message,
      location: finding.location)
  }
}
