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
    options: [.locales, format.option, .outputFile, .overwrite, .source, .jobs],
    exitCodes: """
      Exit code 0: done; 2: a file cannot be read and was left out, there are no strings, or a file
      cannot be written; 64: invalid arguments.
      """)

  private static let format = Choice.format(
    ["text", "csv", "json"],
    help: "the output format; csv can be edited and passed to audit --glossary")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let format = try arguments.one(Self.format)
    let (project, isWhole) = try project(
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
    return isWhole ? .success : .untrustworthy
  }

  /// Strings to learn from, and why other files are left out.
  private struct Reading {
    var parts: [LocalizationProject] = []
    var unread: [String] = []
    var warnings: [IntakeError] = []
  }

  private func project(
    below paths: [String], source: LocaleIdentifier?, jobs: Int?
  ) throws(CommandError) -> (project: LocalizationProject, isWhole: Bool) {
    let returned = paths.filter { isReturned($0) }
    var reading = Reading()
    if returned.isEmpty || returned.count < paths.count {
      try addTables(
        below: paths.filter { !isReturned($0) }, source: source, jobs: jobs, to: &reading)
    }
    if !returned.isEmpty { try addTexts(in: returned, to: &reading) }
    if reading.parts.allSatisfy(\.tables.isEmpty) {
      try? addTexts(in: paths.isEmpty ? ["."] : paths, to: &reading)
    }
    let project = LocalizationProject(joining: reading.parts)
    var reported: Set<String> = []
    for problem in project.problems
    where problem.kind.hidesTexts && reported.insert(problem.location.file).inserted {
      tool.console.writeError(
        "legible: \(problem.description.forTerminal); nothing is learned from what is lost\n")
    }
    tool.report(warnings: reading.warnings)
    for error in reading.unread {
      tool.console.writeError("legible: \(error.forTerminal); nothing is learned from it\n")
    }
    guard !project.tables.isEmpty else {
      throw .input(
        "no strings: no .lproj folder, no .xcstrings file and no exchange file in "
          + "\((paths.isEmpty ? ["."] : paths).map(tool.files.realPath).joined(separator: ", ")) "
          + "or below; name a folder, "
          + "as in “legible glossary path/to/App”")
    }
    return (project, reported.isEmpty && reading.unread.isEmpty)
  }

  /// Adds the strings of projects, tables and the exchange files beside them.
  private func addTables(
    below paths: [String], source: LocaleIdentifier?, jobs: Int?, to reading: inout Reading
  ) throws(CommandError) {
    let input = try tool.projectFiles(paths, source: source)
    tool.report(input.problems)
    let exchanged = ExchangeInput(project: input, jobs: jobs).read()
    for unread in exchanged where unread.isUnreadable {
      reading.unread += unread.findings.map { "\($0.location): \($0.message)" }
    }
    reading.parts += input.targets.map {
      LocalizationProject(files: $0.files, problems: $0.problems)
    }
    reading.parts += exchanged.flatMap(\.texts)
  }

  /// Whether a path is that of an exchange file that no project has beside its tables.
  private func isReturned(_ path: String) -> Bool {
    path == "-"
      || [".csv", ".tmx", ".zip", ".tar", ".tgz", ".gz"].contains { path.hasSuffix($0) }
        && !tool.files.isFolder(path)
  }

  /// Adds the strings in exchange files as translators send them, in folders and archives of them.
  private func addTexts(
    in paths: [String], to reading: inout Reading
  ) throws(CommandError) {
    let delivery = ReturnedFileReader(tool.files, reader: tool.exchangeFiles()).read(paths)
    guard !delivery.files.isEmpty else {
      throw .input(delivery.unread.first?.description.forTerminal ?? "no strings")
    }
    reading.unread += delivery.unread.map(\.description)
    reading.warnings += delivery.warnings
    reading.parts.append(LocalizationProject(bilingual: delivery.files.flatMap(\.document.files)))
  }

  private func locales(
    _ arguments: Arguments, of project: LocalizationProject
  ) throws(CommandError) -> [LocaleIdentifier] {
    let targets = project.locales.filter { $0 != project.sourceLocale }
    return try NamedValue.select(
      arguments.list("--locales")?.map { LocaleIdentifier($0).identifier }, kind: "locale",
      among: targets.map { ($0.identifier, $0) }, where: NamedValue.isAnotherLanguage)
  }
}
