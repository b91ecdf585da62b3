import AuditModel
import Reporting

/// `legible audit`: looks at everything and says what is wrong.
struct AuditCommand: Command {
  static let usage = CommandUsage(
    name: "audit", summary: "Audits screens in every variant, and all strings.",
    about: """
      Lays out every state of every screen in every language, at all 12 Dynamic Type sizes and in all
      4 pairs of size classes (on the narrowest device of each, unless --devices names others), and
      reports truncated text, missing accessibility labels and traits, small targets and low contrast.
      Checks every translation against its source string. With --locales ar-XB, the right-to-left
      pseudolanguage, screens show the source language in a mirrored layout.
      """,
    operands: [
      .init(
        "[PATH…]",
        "folders or files (default: this folder): .lproj, .strings, .stringsdict, "
          + ".xcstrings, .xliff, .xlf, .po, .xcloc, .screen.json")
    ],
    options: AuditOption.all,
    exitCodes: """
      Exit code 0: no finding at or above --fail-on; 1: such findings; 2: the audit is incomplete,
      because a file could not be read as a whole, unless the finding about it is known or accepted, or
      something not laid out; 64: invalid arguments.
      """)

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    if let shard = try arguments.shard() { return try PartWriting(arguments, tool).write(shard) }
    let threshold = try arguments.one(AuditOption.failOn)
    try arguments.requireVariants()
    try requireOneRevision(arguments)
    try arguments.requireOneOf(AuditOption.quiet, AuditOption.verbose)
    try arguments.requireOneOf(.ratchet, .noBaseline)
    warnOfIdlePatterns(arguments)
    if arguments.has(AuditOption.watch.name) { return try WatchRun(arguments, tool).run() }
    let writing = try ReportWriting(arguments, tool, threshold: threshold)
    let outcome = try AuditRun(arguments, tool).outcome(drawings: writing.needsDrawings)
    try outcome.requireChecks()
    return try Self.finish(outcome, writing, arguments, tool)
  }

  /// Says of patterns of the call that they fit nothing; those of a configuration may be for another machine.
  private func warnOfIdlePatterns(_ arguments: Arguments) {
    guard arguments.origin(of: .exclude) == .option(Option.exclude.name) else { return }
    let patterns = IdlePatterns(
      arguments.all(Option.exclude.name), below: tool.files.realPath("."), in: tool.files)
    for pattern in patterns.idle {
      tool.console.writeError(
        "legible: warning: no file and no folder fits --exclude “\(pattern.forTerminal)”; patterns "
          + "begin at the current folder\n")
    }
  }

  /// Writes the report of an audit, and returns the exit code that it stands for.
  static func finish(
    _ outcome: AuditRun.Outcome, _ writing: ReportWriting, _ arguments: Arguments,
    _ tool: CommandLineTool
  ) throws(CommandError) -> ExitCode {
    let report = outcome.report
    try writing.write(report, root: outcome.root, note: outcome.note)
    for line in TextTimes(report.times).lines { tool.console.writeError(line + "\n") }
    guard outcome.isComplete else { return .untrustworthy }
    guard let threshold = try arguments.one(AuditOption.failOn),
      !arguments.has(AuditOption.exitZero.name)
    else {
      return .success
    }
    return report.hasFindings(atOrAbove: threshold) ? .findings : .success
  }

  /// Throws where `--since` is beside an option that it excludes.
  private func requireOneRevision(_ arguments: Arguments) throws(CommandError) {
    guard arguments.origin(of: .since) != nil else { return }
    for (option, reason) in ChangesSince.excluded where arguments.origin(of: option) != nil {
      throw .usage(
        "--since and \(option.name) exclude each other: \(reason); leave out one of them")
    }
  }
}

extension Arguments {
  /// Throws where the call has two options of which each makes the other one meaningless.
  fileprivate func requireOneOf(_ one: Option, _ other: Option) throws(CommandError) {
    guard [one, other].allSatisfy({ origin(of: $0) == .option($0.name) }) else { return }
    throw .usage("\(one.name) and \(other.name) exclude each other; leave out one of them")
  }
}
