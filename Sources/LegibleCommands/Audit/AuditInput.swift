import AuditModel
import Intake
import Layout
import Localization
import TextShaping
import ViewTree

/// The input of an audit: the screens and the string tables below some folders.
struct AuditInput {
  /// The files that were read.
  let files: ProjectFiles
  /// The string tables.
  let project: LocalizationProject
  /// The files whose strings are not compared with their source strings.
  let skipped: [SkippedFile]
  /// The languages that are left out.
  let skippedLocales: SkippedLocales
  /// The screens from files, and those that the command knows if their strings are here.
  let screens: [Screen]
  /// The problems of screen files that could not be read.
  let screenErrors: [ScreenFileError]

  /// Looks through folders, or through the current one when none is named.
  ///
  /// Throws when a path does not exist or when there is nothing to audit below all of them.
  ///
  /// - Parameters:
  ///   - source: the language that the app is written in; detected when it is not named.
  ///   - locales: the languages that are left out.
  ///   - isOfBuilt: whether the tables that no target of a project of Xcode builds are left out.
  ///   - withScreens: whether screens are wanted, too.
  ///   - filter: the files that are left out.
  ///   - jobs: how many threads read code; none for one on each core.
  ///   - purpose: the verb and the call for the advice when there is nothing.
  init(
    paths: [String], tool: CommandLineTool, source: LocaleIdentifier? = nil,
    skipping locales: SkippedLocales = .none, isOfBuilt: Bool = false, withScreens: Bool = true,
    filter: PathFilter = .none, jobs: Int? = nil,
    purpose: (verb: String, call: String) = ("audit", "audit path/to/App")
  ) throws(CommandError) {
    files = try tool.projectFiles(
      paths, source: source, skipping: locales, isOfBuilt: isOfBuilt, filter: filter,
      jobs: jobs)
    skippedLocales = locales
    let (tables, skipped) = files.comparison()
    self.skipped = skipped
    // The strings of an app without a table of its own are in its code, and in screens of Xcode.
    if tables.tables.isEmpty {
      project = files.codeProject(source: source, problems: tables.problems)
    } else if tables.tables.allSatisfy(\.isOfScreens) {
      project = LocalizationProject(
        joining: [tables, files.codeProject(source: source ?? tables.sourceLocale, problems: [])])
    } else {
      project = tables
    }
    if withScreens {
      let found = ProjectScreens(
        of: files, known: tool.screens, needStrings: tool.screensNeedStrings
      ) { [project] key, table in
        project.tables.contains { $0.name == table && $0[key] != nil }
      }
      screens = found.screens
      screenErrors = found.errors
    } else {
      screens = []
      screenErrors = []
    }
    if screens.isEmpty && project.tables.isEmpty && files.found.exchangeFiles.isEmpty
      && files.found.storeTexts.isEmpty
      && project.problems.allSatisfy({ $0.kind == .outsideLink })
    {
      try requireAllScreens()
      throw .nothing(
        to: purpose, in: (paths.isEmpty ? ["."] : paths).map(tool.files.realPath),
        isFiltered: filter.hasPatterns)
    }
  }

  /// Throws all errors of the screen files, for commands that show screens.
  func requireAllScreens() throws(CommandError) {
    guard !screenErrors.isEmpty else { return }
    // Each line says who complains, as in an audit.
    throw .input(screenErrors.map { "\($0)" }.joined(separator: "\nlegible: "))
  }

  /// Throws the first problem that hides strings which would be shown: those of some languages, and
  /// those of the source language, which are shown in place of missing ones.
  func requireStrings(
    of locales: [LocaleIdentifier], _ consequence: String
  ) throws(CommandError) {
    let shown = locales + [project.sourceLocale]
    guard
      let problem = project.problems.first(where: { problem in
        project.tables.isEmpty ? problem.kind.hidesTexts : problem.hidesTexts(in: shown)
      })
    else { return }
    throw .input("\(problem.description.forTerminal); \(consequence)")
  }

  /// The language of that name, which has to have tables if any has.
  func locale(named name: String) throws(CommandError) -> LocaleIdentifier {
    let locale = LocaleIdentifier(name)
    if project.locales.isEmpty || project.isPseudolanguage(locale) { return locale }
    return try NamedValue.find(
      locale.identifier, kind: "locale", among: namedLocales, where: NamedValue.isAnotherLanguage)
  }

  /// The languages of those names, in the order in which they are reported.
  func locales(named names: [String]) throws(CommandError) -> [LocaleIdentifier] {
    let locales = names.map { LocaleIdentifier($0) }
    // It has no table, so it is no language of the project unless it is named.
    let pseudolanguage = Set(locales.filter(project.isPseudolanguage)).map(named)
    return try NamedValue.select(
      locales.map(\.identifier), kind: "locale",
      among: project.locales.isEmpty
        ? Set(locales).sorted().map(named) : namedLocales + pseudolanguage,
      where: NamedValue.isAnotherLanguage)
  }

  /// The language that a screen is shown in unless another one is named.
  var usualLocale: LocaleIdentifier {
    project.locales.contains(project.sourceLocale)
      ? project.sourceLocale : project.locales.first ?? project.sourceLocale
  }

  private var namedLocales: [(name: String, value: LocaleIdentifier)] {
    project.locales.map(named)
  }

  private func named(_ locale: LocaleIdentifier) -> (name: String, value: LocaleIdentifier) {
    (locale.identifier, locale)
  }
}

extension CommandError {
  fileprivate static func nothing(
    to purpose: (verb: String, call: String), in folders: [String], isFiltered: Bool
  ) -> CommandError {
    .input(
      "nothing to \(purpose.verb): no string files and no .screen.json files in "
        + "\(folders.joined(separator: ", ")) or below"
        + (isFiltered
          ? " that the patterns of “include” and “exclude” leave; check the patterns"
          : "; name a folder, as in “legible \(purpose.call)”"))
  }
}
