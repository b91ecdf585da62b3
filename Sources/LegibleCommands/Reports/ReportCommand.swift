import AuditModel
import Intake
import Reporting

/// `legible report`: writes a report again, in any format.
struct ReportCommand: Command {
  static let usage = CommandUsage(
    name: "report", summary: "Writes a saved report again, in other formats.",
    about: """
      Reads the report.json of an earlier audit and writes it in the formats that --format names, without
      auditing again: a job audits once, and others make of it what they need.
      """,
    operands: [.init("REPORT.json", "a report that “legible audit --format json” wrote")],
    options: [
      AuditOption.formats.option, AuditOption.includeKnown, AuditOption.output, .overwrite,
      AuditOption.failOn.option, AuditOption.exitZero, .config, .noConfig, AuditOption.verbose,
      AuditOption.quiet, AuditOption.statistics, AuditOption.compact, AuditOption.withDrawings,
      AuditOption.title, AuditOption.assets, AuditOption.commit, AuditOption.date,
      AuditOption.linkTemplate, AuditOption.drawingTemplate, AuditOption.color.option,
    ],
    exitCodes: """
      Exit code 0: no finding at or above --fail-on; 1: such findings; 2: the file is not a report, or its
      audit was incomplete; 64: invalid arguments.
      """)

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let path = try arguments.onlyOperand(command: Self.usage.name, a: "report") else {
      throw .usage("name the report, as in “legible report Reports/report.json --format sarif”")
    }
    let threshold = try arguments.one(AuditOption.failOn)
    var arguments = arguments
    arguments.setDefault(AuditOption.formats.option, to: ["text"], from: .option("--format"))
    let writing = try ReportWriting(arguments, tool, threshold: threshold)
    let saved = try tool.savedReport(path)
    try writing.write(saved.report, root: try root(), note: saved.note)
    if writing.needsDrawings, saved.report.drawings.pictures.isEmpty,
      saved.report.findings.contains(where: { $0.node != nil })
    {
      tool.console.writeError(
        "legible: \(path.forTerminal) has no drawings; for a page with them, write it with "
          + "“legible audit --format json --with-drawings”\n")
    }
    guard saved.report.isComplete else { return .untrustworthy }
    guard let threshold, !arguments.has(AuditOption.exitZero.name) else { return .success }
    return saved.report.hasFindings(atOrAbove: threshold) ? .findings : .success
  }

  /// The folder that paths of the report begin at: the root of the project around the current folder.
  private func root() throws(CommandError) -> String {
    try CommandError.wrapping { () throws(IntakeError) in
      try ProjectRoot(around: [], in: tool.files).folder
    }
  }
}
