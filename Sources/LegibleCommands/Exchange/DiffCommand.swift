import AuditModel
import Exchange
import Intake
import Reporting

/// `legible diff`: says what changed between two projects, exports or revisions.
struct DiffCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(
      words, options: ["--locales", "--source", "--source-language", "--format"], command: "diff")
    guard arguments.operands.count == 2 else {
      throw .usage("name what to compare: legible diff OLD NEW; see “legible help diff”")
    }
    let format = try NamedValue.find(
      arguments.value("--format") ?? "text", kind: "format", among: [("text", 0), ("json", 1)])
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
      format == 1
        ? DifferenceJSONReport(differences).render() : DifferenceTextReport(differences).render())
    return differences.isEmpty ? .success : .findings
  }
}
