import AuditEngine
import AuditModel
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
      that use each, and the strings that use others. All terms are proposed: as a glossary of
      audit, they give notes until their status is “preferred” or “admitted”.
      """,
    operands: [
      .init(
        "[PATH…]",
        "a folder, .lproj folder or file with strings, an exchange file (XLIFF, PO, CSV, TMX, "
          + "xcloc), a folder or archive of them; - is standard input (default: this folder)")
    ],
    options: [.locales, format.option, .outputFile, .source, .jobs],
    exitCodes: """
      Exit code 0: done; 2: there are no strings, or a file cannot be written; 64: invalid
      arguments.
      """)

  private static let format = Choice.format(
    ["text", "csv", "json"],
    help: "the output format; csv can be edited and passed to audit --glossary")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let format = try arguments.one(Self.format)
    let project = try project(
      below: arguments.operands, source: arguments.sourceLocale, jobs: try arguments.jobs())
    let locales = try locales(arguments, of: project)
    let terms = TermLearner(project).terms(in: locales)
    switch format {
    case "csv":
      try arguments.write(TermCSVReport(terms).render(), named: "glossary.csv", tool)
    case "json":
      try arguments.write(TermJSONReport(terms).render(), named: "glossary.json", tool)
    default:
      try arguments.write(TermTextReport(terms).render(), named: "glossary.txt", tool)
    }
    return .success
  }

  private func project(
    below paths: [String], source: LocaleIdentifier?, jobs: Int?
  ) throws(CommandError) -> LocalizationProject {
    let returned = paths.filter { isReturned($0) }
    var parts: [LocalizationProject] = []
    if returned.isEmpty || returned.count < paths.count {
      parts += try tables(below: paths.filter { !isReturned($0) }, source: source, jobs: jobs)
    }
    if !returned.isEmpty { parts.append(try texts(in: returned)) }
    var project = LocalizationProject(joining: parts)
    if project.tables.isEmpty, let found = try? texts(in: paths.isEmpty ? ["."] : paths) {
      project = found
    }
    if let problem = project.problems.first(where: { $0.kind.hidesTexts }) {
      tool.console.writeError(
        "legible: \(problem.description.forTerminal); nothing is learned from what is lost\n")
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

  /// The strings of projects, tables and the exchange files beside them.
  private func tables(
    below paths: [String], source: LocaleIdentifier?, jobs: Int?
  ) throws(CommandError) -> [LocalizationProject] {
    let input = try tool.projectFiles(paths, source: source)
    tool.report(links: input.linkProblems)
    let exchanged = ExchangeInput(project: input, jobs: jobs).read()
    for unread in exchanged where unread.isUnreadable {
      for finding in unread.findings { report("\(finding.location): \(finding.message)") }
    }
    return input.targets.map { LocalizationProject(files: $0.files, problems: $0.problems) }
      + exchanged.flatMap(\.texts)
  }

  /// Whether a path is that of an exchange file that no project has beside its tables.
  private func isReturned(_ path: String) -> Bool {
    path == "-"
      || [".csv", ".tmx", ".zip", ".tar", ".tgz", ".gz"].contains { path.hasSuffix($0) }
        && !tool.files.isFolder(path)
  }

  /// The strings in exchange files as translators send them, in folders and archives of them.
  private func texts(in paths: [String]) throws(CommandError) -> LocalizationProject {
    let delivery = ReturnedFileReader(tool.files, reader: tool.exchangeFiles()).read(paths)
    guard !delivery.files.isEmpty else {
      throw .input(delivery.unread.first?.description.forTerminal ?? "no strings")
    }
    for error in delivery.unread { report(error.description) }
    return LocalizationProject(bilingual: delivery.files.flatMap(\.document.files))
  }

  private func report(_ problem: String) {
    tool.console.writeError("legible: \(problem.forTerminal); nothing is learned from it\n")
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
