import AuditEngine
import AuditModel
import Configuration
import Intake

/// The findings of the revision that `--new-since` names.
struct EarlierFindings {
  private let arguments: Arguments
  private let tool: CommandLineTool
  private let histories: HistoryCache

  init(_ arguments: Arguments, _ tool: CommandLineTool, _ histories: HistoryCache) {
    self.arguments = arguments
    self.tool = tool
    self.histories = histories
  }

  /// Audits the revision with the same options, and adds its findings to those that are known.
  ///
  /// Screens that are compiled into the command are those of today, so they are not compared.
  func add(to policy: inout FindingPolicy) throws(CommandError) {
    guard let name = arguments.value(Option.newSince.name) else { return }
    let path = arguments.operands.first ?? "."
    let files = try CommandError.wrapping { () throws(IntakeError) in
      try RevisionFiles(mergeBaseWith: name, around: path, in: tool.files)
    }
    let report = try report(of: files)
    let findings = report?.findings ?? []
    policy.coverageBefore = report?.coverage ?? []
    let since = "\(name) (\(files.commit.prefix(10)))"
    policy.baseline = Baseline(
      file: since, entries: findings.map { BaselineEntry($0) } + (policy.baseline?.entries ?? []))
    policy.since = since
    if !tool.screens.isEmpty {
      tool.console.writeError(
        "legible: the screens that are compiled into this command were not compared with \(name): "
          + "all their findings count as new\n")
    }
  }

  /// The audit of a revision; nil where it has nothing to audit.
  private func report(of files: RevisionFiles) throws(CommandError) -> AuditReport? {
    var earlier = arguments
    earlier.keepOnly(operands: { files.isFile($0) || files.isFolder($0) })
    if earlier.operands.isEmpty, !arguments.operands.isEmpty { return nil }
    earlier.baseline = nil
    earlier.remove([Option.newSince.name, AuditCommand.fix.name, AuditCommand.dryRun.name])
    do {
      return try AuditRun(earlier, tool.reading(files), histories: histories).outcome().report
    } catch  where error.exitCode == .untrustworthy {
      // There was no string, or no such language.
      return nil
    }
  }
}
