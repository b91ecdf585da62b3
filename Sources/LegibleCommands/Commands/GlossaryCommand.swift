import AuditEngine
import AuditModel
import Foundation
import Intake
import Localization
import Reporting
import Terminology

/// `legible glossary`: lists what things are called in each language.
struct GlossaryCommand: Command {
  static let usage = CommandUsage(
    name: "glossary", summary: "Extracts terms and their translations.",
    about: """
      Extracts the terms of the source strings with their usual translations, the number of strings
      that use each, and the strings that use others.
      """,
    operands: [
      .init(
        "[PATH…]",
        "files with strings, exchange files (.xliff, .xcloc, .po) and folders of both (default: "
          + "this folder)")
    ],
    options: [.locales, format.option, output, .source, .jobs],
    exitCodes: """
      Exit code 0: done; 2: there are no strings, or a file cannot be written; 64: invalid
      arguments.
      """)

  private static let format = Choice.format(
    ["text", "csv", "json"],
    help: "the output format; csv can be edited and passed to audit --glossary")
  private static let output = Option(
    "-o", "--output", value: .word("FILE"), help: "the file to write to (default: standard output)")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let format = try arguments.one(Self.format)
    let project = try project(
      below: arguments.operands, source: arguments.sourceLocale, jobs: try arguments.jobs())
    let locales = try locales(arguments, of: project)
    let terms = TermLearner(project).terms(in: locales)
    let text =
      switch format {
      case "csv": TermCSVReport(terms).render()
      case "json": TermJSONReport(terms).render()
      default: TermTextReport(terms).render()
      }
    guard let path = arguments.value("-o") else {
      tool.console.write(text)
      return .success
    }
    do {
      try tool.files.write(Data(text.utf8), to: path)
    } catch {
      throw .input("\(path): cannot be written; name another file with --output")
    }
    tool.console.writeError("wrote \(path)\n")
    return .success
  }

  private func project(
    below paths: [String], source: LocaleIdentifier?, jobs: Int?
  ) throws(CommandError) -> LocalizationProject {
    let input = try tool.projectFiles(paths, source: source)
    tool.report(links: input.linkProblems)
    let exchanged = ExchangeInput(project: input, jobs: jobs).read()
    let project = LocalizationProject(
      joining: input.targets.map { LocalizationProject(files: $0.files, problems: $0.problems) }
        + exchanged.flatMap(\.texts))
    if let problem = project.problems.first(where: { $0.kind.hidesTexts }) {
      tool.console.writeError(
        "legible: \(problem.description.forTerminal); nothing is learned from what is lost\n")
    }
    for unread in exchanged where unread.isUnreadable {
      for finding in unread.findings {
        let problem = "\(finding.location): \(finding.message)".forTerminal
        tool.console.writeError("legible: \(problem); nothing is learned from it\n")
      }
    }
    guard !project.tables.isEmpty else {
      throw .input(
        "no strings: no .lproj folder, no .xcstrings file and no exchange file in "
          + "\((paths.isEmpty ? ["."] : paths).map(tool.files.realPath).joined(separator: ", ")) "
          + "or below; name a folder, "
          + "as in “legible glossary path/to/App”")
    }
    return project
  }

  private func locales(
    _ arguments: Arguments, of project: LocalizationProject
  ) throws(CommandError) -> [LocaleIdentifier] {
    let targets = project.locales.filter { $0 != project.sourceLocale }
    return try NamedValue.select(
      arguments.list("--locales")?.map { LocaleIdentifier($0).identifier }, kind: "locale",
      among: targets.map { ($0.identifier, $0) })
  }
}
