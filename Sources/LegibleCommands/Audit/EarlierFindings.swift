import AuditEngine
import AuditModel
import Configuration
import Intake

/// The findings of the revision that `--new-since` names.
struct EarlierFindings {
  private let arguments: Arguments
  private let tool: CommandLineTool

  init(_ arguments: Arguments, _ tool: CommandLineTool) {
    self.arguments = arguments
    self.tool = tool
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
    let findings = try findings(in: files)
    let since = "\(name) (\(files.commit.prefix(10)))"
    policy.baseline = Baseline(
      file: since, entries: findings.map { BaselineEntry($0) } + (policy.baseline?.entries ?? []))
    policy.since = since
  }

  /// The findings in a revision; none where it has nothing to audit.
  private func findings(in files: RevisionFiles) throws(CommandError) -> [Finding] {
    var earlier = arguments
    earlier.keepOnly(operands: { files.isFile($0) || files.isFolder($0) })
    if earlier.operands.isEmpty, !arguments.operands.isEmpty { return [] }
    earlier.baseline = nil
    earlier.remove([Option.newSince.name, AuditCommand.fix.name, AuditCommand.dryRun.name])
    do {
      let outcome = try AuditRun(earlier, tool.reading(files)).outcome()
      return outcome.report.findings
    } catch  where error.exitCode == .untrustworthy {
      // There was no string, or no such language.
      return []
    }
  }
}
