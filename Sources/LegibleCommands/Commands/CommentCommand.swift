import Reporting

/// `legible comment`: prints a comment for a pull request.
struct CommentCommand: Command {
  static let usage = CommandUsage(
    name: "comment", summary: "Prints a comment for a pull request.",
    about: """
      Audits as “legible audit” does, and prints what is new in GitHub's Markdown: the findings with
      source string and translation, what changed, and how much is translated. The first line is a mark
      by which a script finds the comment of an earlier run and replaces it.
      """,
    operands: AuditCommand.usage.operands,
    options: AuditOption.all.filter { !left.contains($0) },
    exitCodes: """
      Exit code 0: printed, whatever was found; 2: the audit is incomplete; 64: invalid arguments.
      """)

  /// The options of audits that mean nothing here.
  private static let left = [
    AuditOption.formats.option, AuditOption.output, AuditOption.fix, AuditOption.dryRun,
    AuditOption.failOn.option, AuditOption.exitZero, AuditOption.quiet, AuditOption.statistics,
    AuditOption.compact, AuditOption.color.option, AuditOption.includeKnown, .overwrite,
    AuditOption.withDrawings, AuditOption.assets, AuditOption.title, AuditOption.shard,
    AuditOption.watch,
  ]

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let links = try arguments.links(in: tool.environment)
    let drawings = try arguments.drawings()
    let outcome = try AuditRun(arguments, tool).outcome()
    var options = ReportOptions(tool: tool.identity)
    options.links = links
    options.drawings = drawings
    tool.console.write(CommentReport(outcome.report, options).render())
    return outcome.isComplete ? .success : .untrustworthy
  }
}

extension Arguments {
  /// The addresses of drawings, if a template is named.
  func drawings() throws(CommandError) -> DrawingTemplate? {
    guard let text = value(AuditOption.drawingTemplate.name) else { return nil }
    guard let drawings = DrawingTemplate(text) else {
      throw .usage(
        "--drawing-template takes an address with {file}, as in https://example.org/app/{file}, not "
          + "“\(text)”")
    }
    return drawings
  }

  /// The addresses of lines, if a template is named; without a commit those of the one that a job of GitHub or GitLab
  /// is about.
  func links(in environment: [String: String] = [:]) throws(CommandError) -> LinkTemplate? {
    guard let text = value(AuditOption.linkTemplate.name) else { return nil }
    let ofJob = ["GITHUB_SHA", "CI_COMMIT_SHA"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let links = LinkTemplate(text, commit: value(AuditOption.commit.name) ?? ofJob) else {
      throw .usage(
        "--link-template takes an address with {path}, as in "
          + "https://example.org/app/blob/{commit}/{path}#L{line}, not “\(text)”")
    }
    return links
  }
}
