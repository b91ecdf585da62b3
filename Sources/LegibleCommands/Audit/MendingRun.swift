import AuditEngine
import AuditModel
import Foundation
import Localization
import Reporting
import TranslationRules

/// Mends what is mechanical in the texts of an audit, for `legible audit --fix`.
struct MendingRun {
  let tool: CommandLineTool
  let mender: TextMender
  /// Beyond which nothing is written.
  let boundary: SearchBoundary

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
  /// - Parameters:
  ///   - files: the files of an app.
  ///   - exchangeFiles: the paths of files for translators; what cannot be read of them is left to
  ///     the audit, which says so.
  func plan(_ files: [LocalizationFile], exchangeFiles: [String]) -> Report {
    var report = Report()
    // Targets may have tables and keys of the same names.
    for group in Dictionary(grouping: files, by: \.folder).sorted(by: { $0.key < $1.key }) {
      report.add(mender.mend(group.value), realPath: tool.files.realPath)
    }
    for path in exchangeFiles {
      guard let source = try? TranslatorFiles(tool: tool).source(of: path) else { continue }
      report.add(
        mender.mend(source.bytes, path: source.path, format: source.format),
        realPath: tool.files.realPath)
    }
    return report
  }

  /// Writes the mended files, all of them or none, behind the links that lead to them.
  func write(_ report: Report) throws(CommandError) {
    guard !report.files.isEmpty else { return }
    let files = report.files.map { (path: tool.files.realPath($0.path), bytes: $0.bytes) }
    let root = boundary.folder(around: files.map(\.path))
    do {
      try tool.files.write(
        files.map { file in
          (String(file.path.dropFirst(root == "/" ? 1 : root.count + 1)), Data(file.bytes))
        }, below: root)
    } catch {
      throw .input(
        "\(root): nothing was mended: \(error.localizedDescription); check that the files may be "
          + "written")
    }
  }

  /// The innermost folder that all files lie below.
  static func commonFolder(of paths: [String]) -> String {
    var common: [Substring]?
    for path in paths {
      let folders = path.split(separator: "/").dropLast()
      common =
        common.map { known in
          Array(zip(known, folders).prefix { $0 == $1 }.map(\.0))
        } ?? Array(folders)
    }
    return "/" + (common ?? []).joined(separator: "/")
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
