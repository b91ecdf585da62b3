import AuditEngine
import AuditModel
import Configuration
import Intake
import ViewTree

/// The findings of the revision that `--new-since` names, and those of the report that `--against` names.
struct EarlierFindings {
  private let arguments: Arguments
  private let tool: CommandLineTool
  private let caches: AuditCaches?
  private let screens: [Screen]

  /// - Parameter screens: the screens that are audited.
  init(
    _ arguments: Arguments, _ tool: CommandLineTool, _ caches: AuditCaches?, screens: [Screen]
  ) {
    self.screens = screens
    self.arguments = arguments
    self.tool = tool
    self.caches = caches
  }

  /// Adds the earlier findings to those that are known.
  func add(to policy: inout FindingPolicy) throws(CommandError) {
    let revision = arguments.value(Option.newSince.name)
    let report = try arguments.value(Option.against.name).map { path throws(CommandError) in
      (path, try tool.savedReport(path).report)
    }
    if let revision { try add(revision: revision, to: &policy) }
    if let (path, report) = report {
      add(report, at: path, ofScreensOnly: revision != nil, to: &policy)
    } else if let revision, screens.contains(where: { $0.location == nil }) {
      tool.console.writeError(
        "legible: the screens that are compiled into this command were not compared with \(revision): "
          + "all their findings count as new; name an earlier report of them with --against\n")
    }
  }

  /// Adds the findings of a report, which knows the screens that were compiled into the command.
  ///
  /// - Parameter ofScreensOnly: whether all else is compared with a revision.
  private func add(
    _ report: AuditReport, at path: String, ofScreensOnly: Bool, to policy: inout FindingPolicy
  ) {
    if !report.isComplete {
      tool.console.writeError(
        "legible: \(path.forTerminal): the audit was incomplete; what it could not look at counts as new\n"
      )
    }
    let compiled = Set(tool.screens.map(\.id))
    let findings = (report.findings + report.known + report.accepted.map(\.finding)).filter {
      !ofScreensOnly || $0.node.map { compiled.contains($0.screen) } ?? false
    }
    policy.coverageBefore = policy.coverageBefore ?? report.coverage
    add(findings, from: path, to: &policy)
  }

  private func add(_ findings: [Finding], from origin: String, to policy: inout FindingPolicy) {
    // The findings of the team's baseline are known as well.
    let team = policy.since == nil && policy.baseline != nil ? "the baseline" : nil
    let origin = [policy.since, origin, team].compactMap(\.self).joined(separator: " and ")
    policy.baseline = Baseline(
      file: origin,
      entries: findings.map { BaselineEntry($0) } + (policy.baseline?.entries ?? []))
    policy.since = origin
  }

  /// Audits the revision with the same options, and adds its findings.
  ///
  /// Screens that are compiled into the command are those of today, so they are not compared.
  private func add(revision name: String, to policy: inout FindingPolicy) throws(CommandError) {
    let path = arguments.operands.first ?? "."
    let files = try CommandError.wrapping { () throws(IntakeError) in
      try RevisionFiles(mergeBaseWith: name, around: path, in: tool.files)
    }
    let report = try report(of: files)
    policy.coverageBefore = report?.coverage ?? []
    add(report?.findings ?? [], from: "\(name) (\(files.commit.prefix(10)))", to: &policy)
  }

  /// The audit of a revision; nil where it has nothing to audit.
  private func report(of files: RevisionFiles) throws(CommandError) -> AuditReport? {
    var earlier = arguments
    earlier.keepOnly(operands: { files.isFile($0) || files.isFolder($0) })
    if earlier.operands.isEmpty, !arguments.operands.isEmpty { return nil }
    earlier.baseline = nil
    earlier.remove([
      Option.newSince.name, Option.against.name, AuditOption.fix.name, AuditOption.dryRun.name,
    ])
    do {
      return try report(of: earlier, files)
    } catch  where error.exitCode == .usage {
      // A screen or a language is new: what the revision has of others is compared all the same.
      earlier.remove([AuditOption.screens.name, Option.locales.name])
      return try report(of: earlier, files)
    }
  }

  private func report(
    of earlier: Arguments, _ files: RevisionFiles
  ) throws(CommandError) -> AuditReport? {
    do {
      return try AuditRun(earlier, tool.reading(files), caches: caches).outcome().report
    } catch  where error.exitCode == .untrustworthy {
      // There was no string, or no such language.
      return nil
    }
  }
}
