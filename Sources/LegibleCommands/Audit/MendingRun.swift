import AuditEngine
import AuditModel
import Intake
import Localization
import Reporting

/// Mends what is mechanical in the texts of an audit, for `legible audit --fix`.
struct MendingRun {
  let project: ProjectFiles
  let mender: TextMender

  /// What was mended, text by text, and what nobody could mend.
  struct Report {
    fileprivate(set) var changes: [TextMender.Change] = []
    fileprivate(set) var refusals: [String] = []
    fileprivate(set) var files: [(path: String, bytes: [UInt8])] = []

    /// Adds what comes of some files; of several links to one file the first is written.
    fileprivate mutating func add(
      _ outcome: TextMender.Outcome, realPath: (String) -> String
    ) {
      refusals += outcome.refusals
      let new = outcome.files.filter { reals.insert(realPath($0.path)).inserted }
      let names = Set(new.map(\.path))
      files += new
      changes += outcome.changes.filter { names.contains($0.file) }
    }

    private var reals: Set<String> = []
  }

  /// Finds out what is to be mended, without writing anything.
  ///
  /// What cannot be read of exchange files is left to the audit, which says so.
  func plan() -> Report {
    var report = Report()
    // Targets may have tables and keys of the same names.
    let groups = Dictionary(grouping: project.textFiles, by: \.folder)
    for group in groups.sorted(by: { $0.key < $1.key }) {
      report.add(mender.mend(group.value), realPath: project.files.realPath)
    }
    for path in project.found.exchangeFiles {
      guard let source = try? ExchangeFileReader(project.files).source(of: path) else { continue }
      report.add(
        mender.mend(source.bytes, path: source.path, format: source.format),
        realPath: project.files.realPath)
    }
    return report
  }

  /// Writes the mended files, all of them or none, behind the links that lead to them.
  func write(_ report: Report) throws(CommandError) {
    try CommandError.wrapping { () throws(IntakeError) in try project.write(report.files) }
  }
}

extension MendingRun.Report {
  /// The changes as a diff of texts, and how many there are.
  func text(isDryRun: Bool) -> String {
    var text = ""
    var file = ""
    for change in changes {
      if change.file != file {
        text += "--- \(change.file)\n+++ \(change.file)\n".forTerminalLines
        file = change.file
      }
      let way = change.path.isText ? "" : " \(change.path)"
      text += "@@ \(change.key)\(way) [\(change.locale)] @@".forTerminal + "\n"
      text += "-\(change.old.withVisibleEscapes)".forTerminal + "\n"
      text += "+\(change.new.withVisibleEscapes)".forTerminal + "\n"
    }
    for refusal in refusals { text += "not mended: \(refusal)".forTerminal + "\n" }
    let count = "\(changes.count.of("text")) mended in \(files.count.of("file"))"
    return text + count + (isDryRun ? "; nothing was written (--dry-run)\n" : "\n")
  }
}

extension String {
  /// Lines with nothing in them that a terminal would obey.
  fileprivate var forTerminalLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).forTerminal }.joined(separator: "\n")
  }
}
