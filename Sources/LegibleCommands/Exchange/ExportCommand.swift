import AuditEngine
import AuditModel
import Exchange
import Intake
import Localization
import Reporting
import TextShaping

/// `legible export`: writes what goes to the translators.
struct ExportCommand: Command {
  static let usage = CommandUsage(
    name: "export", summary: "Exports strings for translators, as XLIFF, PO, CSV or TMX.",
    about: """
      Writes one file for each language, with the source strings beside their translations, and
      legible-manifest.json with the number of strings and words in each.
      """,
    operands: [
      .init(
        "[PROJECT]",
        "the project's folder, with .lproj folders or .xcstrings files (default: this folder)")
    ],
    options: [
      Option(
        "--locales", value: .word("LIST"), repeats: true,
        help:
          "only these languages, with commas between them; a language that the project does not "
          + "have yet is added"),
      format.option, targets.option, only.option,
      Option(
        "--context",
        help:
          "add to each string the screens and states that show it, the kind of element, and the "
          + "maximum width of the translation, in points, at every text size and size class; to "
          + "an xcloc also drawings of the screens"),
      split, .source, .font, .jobs, Option.outputFolder.required, .overwrite,
    ])

  private static let split = Option(
    "--split", value: .word("N"),
    help: "write several files for each language, of at most N words each")
  private static let format = Choice(
    "--format", "format",
    among: ExchangeFormat.allCases.filter(\.isBilingual).map { ($0.rawValue, $0) },
    standard: ExchangeFormat.xliff12.rawValue,
    help: "the format; xliff-1.2 is the one that Xcode writes, and xliff-2.2 has plurals of its own"
  )
  private static let targets = Choice(
    "--targets", "target",
    among: TranslationExport.Targets.allCases.map { ($0.rawValue, $0) }, standard: "none",
    help: "the target of a string without a translation: nothing, a copy of the source, or a "
      + "pseudolocalization")
  private static let only = Choice(
    "--only", "selection",
    among: TranslationExport.Selection.allCases.map { ($0.rawValue, $0) }, standard: "all",
    help: "the strings to export: all of them; only those without a finished translation; or also "
      + "those whose source differs from the earlier export in DIR, with their translations marked "
      + "for review; the earlier export is replaced")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let output = try arguments.outputFolder(tool, command: "export")
    let format = try arguments.one(Self.format)
    let mostWords = try mostWords(arguments)
    let export = try selection(arguments)
    let input = try tool.exchangeProject(
      in: try arguments.onlyOperand(command: "export"), source: arguments.sourceLocale,
      jobs: try arguments.jobs())
    if let problem = input.obstacles.first(where: {
      $0.hidesTexts(in: [input.project.sourceLocale])
    }) {
      throw .input(
        "\(problem.description.forTerminal); nothing was exported, since source strings would be "
          + "missing")
    }
    let locales = try locales(arguments, of: input)
    let isOneFile =
      locales.count == 1 && format != .xcloc && mostWords == nil
    if output.isStandard, !isOneFile {
      throw .usage("-o - takes one language in a format of one file; name it with --locales")
    }
    let survey = arguments.has("--context") ? try survey(of: input, arguments) : nil
    let job = ExportJob(
      input, as: format, export, mostWords: mostWords, to: output,
      reader: tool.exchangeFiles(), version: CommandLineTool.version)
    tool.report(warnings: job.warnings)
    if job.mayLoseFiles(locales) {
      for locale in locales { _ = try write(locale, job, survey: survey, isTrial: true) }
    }
    var report = ExportTextReport(path: output.path)
    for locale in locales {
      let written = try write(locale, job, survey: survey)
      if written.isEmpty { report.addNothing(in: locale) }
      for part in written { report.add(part.file, losses: part.losses) }
    }
    let stale = try CommandError.wrapping { () throws(IntakeError) in
      try job.finish(report.files, locales: locales)
    }
    tool.console.writeError(report.losses)
    for path in stale {
      tool.console.writeError(
        "legible: \(output.path(path).forTerminal): part of an earlier export; delete it\n")
    }
    if let note = Self.note(onUnplaced: input.unplacedKeys) { tool.console.writeError(note) }
    for problem in input.problems + input.project.problems where problem.kind.losesTexts {
      tool.console.writeError("legible: \(problem.description.forTerminal)\n")
    }
    if !output.isStandard { tool.console.write(report.summary) }
    return input.obstacles.isEmpty ? .success : .untrustworthy
  }

  /// A line about strings that are in code alone and in none of several targets.
  private static func note(onUnplaced keys: [String]) -> String? {
    guard !keys.isEmpty else { return nil }
    let shown = keys.prefix(3).map { "“\($0.forTerminal)”" }.joined(separator: ", ")
    let others = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return
      "legible: not exported, because only the code has them and it is not known which .strings file they "
      + "belong to: \(shown)\(others); add them to a table\n"
  }

  private func selection(_ arguments: Arguments) throws(CommandError) -> TranslationExport {
    var export = TranslationExport()
    export.targets = try arguments.one(Self.targets)
    export.selection = try arguments.one(Self.only)
    return export
  }

  private func locales(
    _ arguments: Arguments, of input: ExchangeProject
  ) throws(CommandError) -> [LocaleIdentifier] {
    let project = input.project
    guard let names = arguments.list("--locales") else {
      for (locale, purpose) in input.testLocales {
        tool.console.writeError(
          "legible: \(purpose), so it is not exported; --locales \(locale) exports it\n")
      }
      guard !input.targetLocales.isEmpty else {
        throw .usage("there are no translations yet; name the languages with --locales de,fr")
      }
      return input.targetLocales
    }
    let locales = names.map { LocaleIdentifier($0) }
    for (name, locale) in zip(names, locales) {
      guard locale.isWellFormed else {
        throw .usage("--locales: “\(name)” is no language; write a code such as de or zh-Hans")
      }
      guard locale != project.sourceLocale else {
        throw .usage(
          "--locales: “\(name)” is the source language of the project; name those to translate into, "
            + "or the source language with --source")
      }
      if let objection = project.objection(toNew: locale, named: name) {
        throw .usage("--locales: \(objection)")
      }
    }
    return Set(locales).sorted()
  }

  private func survey(
    of input: ExchangeProject, _ arguments: Arguments
  ) throws(CommandError) -> SurveyedTexts {
    let audited = try AuditInput(paths: [input.folder], tool: tool)
    try audited.requireAllScreens()
    let screens = audited.screens.filter(\.isAuditedByDefault)
    guard !screens.isEmpty else {
      throw .input(
        "\(input.folder): there are no screens to take the context from; add .screen.json files, "
          + "or leave --context out")
    }
    let progress = ProgressLine("measuring the screens", console: tool.console)
    defer { progress.clear() }
    return TextSurvey(
      screens: screens, project: audited.project,
      fonts: try tool.fonts(files: arguments.all("--font")), jobs: try arguments.jobs()
    ).run { progress.show($0) }
  }

  private func mostWords(_ arguments: Arguments) throws(CommandError) -> Int? {
    guard let value = arguments.value(Self.split.name) else { return nil }
    guard let words = Int(value), words > 0 else {
      throw .usage("\(Self.split.name) takes a number of words, not “\(value)”")
    }
    return words
  }

  private func write(
    _ locale: LocaleIdentifier, _ job: ExportJob, survey: SurveyedTexts?, isTrial: Bool = false
  ) throws(CommandError) -> [ExportJob.Written] {
    let drawings = survey?.drawings(in: locale)
    let widths = survey?.characterWidths(of: locale)
    return try CommandError.wrapping { () throws(IntakeError) in
      try job.write(locale, isTrial: isTrial, drawings: drawings?.files ?? []) { table, key in
        widths.flatMap { widths in
          survey?.context(key: key, table: table, characters: widths, drawings: drawings)
        }
      }
    }
  }
}
