import AuditModel
import Intake
import Reporting

/// `legible audit --watch`: audits everything once, and then the strings of tables that are written, until it
/// is ended.
struct WatchRun {
  private var arguments: Arguments
  private let tool: CommandLineTool
  private let writing: ReportWriting

  /// Takes a call.
  ///
  /// Throws where it has options that `--watch` excludes.
  init(_ arguments: Arguments, _ tool: CommandLineTool) throws(CommandError) {
    for (option, reason) in Self.excluded where arguments.origin(of: option) != nil {
      throw .usage(
        "--watch and \(option.name) exclude each other: \(reason); leave out one of them")
    }
    let formats = AuditOption.formats.option
    if case .option = arguments.origin(of: formats), arguments.list(formats.name) != ["text"] {
      throw .usage("--watch prints to the terminal only; leave out --format")
    }
    self.arguments = arguments
    self.arguments.remove([formats.name])
    self.arguments.setDefault(formats, to: ["text"], from: .option(formats.name))
    self.tool = tool
    writing = try ReportWriting(self.arguments, tool, threshold: nil)
  }

  /// The excluded options, each with the reason.
  private static let excluded = [
    (AuditOption.fix, "it would change the files that it waits for"),
    (AuditOption.dryRun, "it only goes with --fix"),
    (Option.since, "strings are compared with those at the start"),
    (Option.newSince, "strings are compared with those at the start"),
    (Option.against, "strings are compared with those at the start"),
    (AuditOption.output, "it writes no files"),
  ]

  /// Waits for changes until it is ended.
  func run() throws(CommandError) -> ExitCode {
    var session = try WatchSession(arguments, tool)
    try writing.write(session.report, root: session.root, note: session.note)
    say("\nWatching \(session.files.count.of("file")); Control-C ends it.\n")
    while tool.clock.wait() {
      var change = session.files.look()
      if change.isEmpty { continue }
      // A file is whole when it is the same at two looks.
      while tool.clock.wait() {
        let more = session.files.look()
        if more.isEmpty { break }
        change.formUnion(more)
      }
      let start = ContinuousClock.now
      say(text(of: change, in: &session))
      if arguments.has(AuditOption.stats.name) {
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        tool.console.writeError("audited in \(Int(time.rounded())) ms\n")
      }
    }
    return .interrupted
  }

  /// The lines about a change.
  private func text(of change: WatchedFiles.Change, in session: inout WatchSession) -> String {
    do throws(CommandError) {
      return try change.isMore
        ? session.auditEverything(arguments, tool) : session.audit(change.tables)
    } catch {
      return "\(error.message)\n"
    }
  }

  private func say(_ text: String) { tool.console.write(text) }
}
