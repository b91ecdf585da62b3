import AuditEngine
import Intake

/// `legible merge`: joins the parts that `legible audit --shard` wrote to one report.
struct MergeCommand: Command {
  static let usage = CommandUsage(
    name: "merge", summary: "Joins the parts of an audit on several machines.",
    about: """
      Reads the parts that “legible audit --shard I/N” wrote, in the same checkout and with the same
      options, and writes the reports that one run would have written, byte for byte. Nothing but the
      drawings of the HTML report is laid out again. Refuses parts that are missing, twice there or
      damaged, and those of other files, options or versions.
      """,
    operands: [
      .init("DIR", "the folder with the parts, in it or in folders in it"),
      .init("[PATH…]", "the folders or files that were audited (default: this folder)"),
    ],
    options: AuditOption.all.filter {
      ![
        AuditOption.fix, AuditOption.dryRun, AuditOption.shard, AuditOption.watch, .since,
      ].contains($0)
    },
    exitCodes: """
      Exit code 0: no finding at or above --fail-on; 1: such findings; 2: the parts cannot be joined, or
      the audit is incomplete, because a file could not be read as a whole, or something not laid out;
      64: invalid arguments.
      """,
    wordsBeforePaths: 1)

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: Arguments) throws(CommandError) -> ExitCode {
    guard let folder = words.operands.first else {
      throw .usage("name the folder with the parts: legible merge DIR; see “legible help merge”")
    }
    if FilePath.name(of: folder).wholeMatch(of: /part-.*\.json/) != nil {
      throw .usage(
        "\(folder) is a file; name the folder with all parts: legible merge \(FilePath.folder(of: folder))"
      )
    }
    let arguments = words.withoutFirstOperand()
    let writing = try ReportWriting(
      arguments, tool, threshold: try arguments.one(AuditOption.failOn))
    try arguments.requireVariants()
    try arguments.requireDivisible()
    // Reading parts takes long; a wrong word is reported first.
    _ = try arguments.one(AuditOption.color)
    let outcome = try outcome(
      joining: PartFolder(folder, tool), arguments, drawings: writing.needsDrawings)
    return try AuditCommand.finish(outcome, writing, arguments, tool)
  }

  private func outcome(
    joining folder: PartFolder, _ arguments: Arguments, drawings: Bool
  ) throws(CommandError) -> AuditRun.Outcome {
    let files = DigestedFiles(tool.files)
    let run = AuditRun(arguments, tool.accessing(files))
    let prepared = run.audit(of: try run.prepared(drawings: drawings))
    let parts = try folder.parts()
    do {
      return prepared.outcome(
        try prepared.audit.report(
          joining: parts, by: tool.partMaker, files: prepared.digest(of: files, arguments)))
    } catch {
      throw .input(error.description.forTerminal)
    }
  }
}
