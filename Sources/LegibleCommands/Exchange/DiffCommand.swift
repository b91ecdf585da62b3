import AuditModel
import Exchange
import Intake
import Reporting

/// `legible diff`: says what changed between two projects, exports or revisions.
struct DiffCommand: Command {
  static let usage = CommandUsage(
    name: "diff", summary: "Shows what changed between two projects, exports or revisions.",
    operands: [
      .init(
        "OLD",
        "a folder, a file in any of the formats, a folder of exchange files, or a revision "
          + "of git, as in HEAD~1 or v1.0:Localizations"),
      .init("NEW", "likewise"),
    ],
    options: [.locales, format.option, .source],
    exitCodes: "Exit code 0: no difference; 1: some; 2: a file cannot be read; 64: wrong call.")

  private static let format = Choice.format(["text", "json"], help: "how differences are written")

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
    let differences = ProjectComparison(old, new).differences.filter {
      locales?.contains($0.locale) ?? true
    }
    tool.console.write(
      format == "json"
        ? DifferenceJSONReport(differences).render() : DifferenceTextReport(differences).render())
    return differences.isEmpty ? .success : .findings
  }
}
