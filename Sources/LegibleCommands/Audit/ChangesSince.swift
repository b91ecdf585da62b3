import AuditEngine
import AuditModel
import Configuration
import Intake
import Localization

/// The part of an app that changed since the revision that `--since` names.
struct ChangesSince {
  private let arguments: Arguments
  private let tool: CommandLineTool
  private let revision: String

  /// Takes a call; nil when it names no revision.
  init?(_ arguments: Arguments, _ tool: CommandLineTool) {
    guard let revision = arguments.value(Option.since.name) else { return nil }
    self.arguments = arguments
    self.tool = tool
    self.revision = revision
  }

  /// The options that `--since` excludes, each with the reason.
  static let excluded = [
    (Option.newSince, "both compare with a revision"),
    (AuditOption.fix, "fixes are applied to all strings"),
  ]

  /// The part that differs from the merge base, in files that are committed or not.
  ///
  /// - Parameters:
  ///   - input: the files as they are.
  ///   - accepted: the findings that the team accepts, whose entries may have changed.
  func part(
    of input: AuditInput, accepted: [AcceptedEntry]
  ) throws(CommandError) -> ChangedPart {
    let change = try CommandError.wrapping { () throws(IntakeError) in
      try WorkTreeChange(
        since: revision, around: arguments.operands.first ?? ".", in: tool.files,
        for: Option.since.name)
    }
    warn(about: change, input)
    let paths = change.paths(from: input.files.root.folder)
    let decisions = paths.filter { path in
      [ConfigurationFile.name, BaselineFile.name].contains(FilePath.name(of: path))
    }.union(paths.intersection(accepted.map(\.location.file)))
    var strings = ChangedStrings()
    if !paths.isEmpty {
      let earlier = try earlier(change, input)
      strings = ChangedStrings(from: earlier, to: input.files)
      strings.add(
        CodeChange(
          from: earlier, to: input.files, in: input.project, where: paths.contains))
    }
    return ChangedPart(
      since: "\(revision) (\(change.commit.prefix(10)))", strings: strings,
      files: input.files.audited(among: paths).union(decisions))
  }

  /// The files as they were; nil where there was nothing to audit.
  private func earlier(
    _ change: WorkTreeChange, _ input: AuditInput
  ) throws(CommandError) -> ProjectFiles? {
    let filter = try arguments.pathFilter(tool)
    let jobs = try arguments.jobs()
    let files = EarlierFiles(change, in: tool.files)
    let paths = arguments.operands.filter { files.isFile($0) || files.isFolder($0) }
    if paths.isEmpty, !arguments.operands.isEmpty { return nil }
    return try? ProjectFiles(
      paths, in: files, source: arguments.sourceLocale, skipping: input.skippedLocales,
      isOfBuilt: true, filter: filter, jobs: jobs)
  }

  private func warn(about change: WorkTreeChange, _ input: AuditInput) {
    if input.screens.contains(where: { $0.location == nil }) {
      tool.console.writeError(
        "legible: whether the screens that are compiled into this command changed since \(revision) is "
          + "not known: those that show changed strings are audited\n")
    }
    for path in change.submodules {
      tool.console.writeError(
        "legible: \(path.forTerminal): a submodule that changed since \(revision); what is in it was "
          + "not compared\n")
    }
  }
}
