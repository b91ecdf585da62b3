import AuditModel
import Exchange
import Intake
import Reporting

/// `legible diff`: says what changed between two projects, exports or revisions.
struct DiffCommand: Command {
  static let usage = CommandUsage(
    name: "diff", summary: "Compares the strings of two projects, exports or git revisions.",
    operands: [
      .init(
        "OLD",
        "a folder, .lproj folder or file with strings, an exchange file (XLIFF, PO, CSV, TMX, "
          + "xcloc), a folder or archive of them, or a git revision with or without a path, as in "
          + "HEAD~1 or v1.0:Localizations; - is standard input"),
      .init("NEW", "the same for the new strings"),
    ],
    options: [.locales, format.option, .outputFile, .overwrite, .source],
    exitCodes:
      "Exit code 0: no differences; 1: differences; 2: a file cannot be read and was left out, or\n"
      + "nothing can be compared or written; 64: invalid arguments."
  )

  private static let format = Choice.format(["text", "json"], help: "the output format")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard arguments.operands.count == 2 else {
      throw .usage("name what to compare: legible diff OLD NEW; see “legible help diff”")
    }
    let format = try arguments.one(Self.format)
    let source = arguments.sourceLocale
    let reader = ComparedTexts(
      tool.files, reader: tool.exchangeFiles(), sourceLocale: source)
    let (old, new) = try CommandError.wrapping { () throws(IntakeError) in
      (try reader.texts(of: arguments.operands[0]), try reader.texts(of: arguments.operands[1]))
    }
    let locales = arguments.list("--locales").map { Set($0.map { LocaleIdentifier($0) }) }
    tool.report(warnings: old.warnings + new.warnings)
    tool.report(leftOut: old.unread + new.unread)
    let comparison = ProjectComparison(old.project, new.project, gaps: (old.gaps, new.gaps))
    let differences = comparison.differences.filter { locales?.contains($0.locale) ?? true }
    let isComplete = old.unread.isEmpty && new.unread.isEmpty
    try arguments.write(
      format == "json"
        ? DifferenceJSONReport(differences).render()
        : DifferenceTextReport(differences, isComplete: isComplete).render(),
      named: format == "json" ? "diff.json" : "diff.txt", tool)
    guard isComplete else { return .untrustworthy }
    return differences.isEmpty ? .success : .findings
  }
}
