import AuditEngine
import AuditModel
import Exchange
import Foundation
import Layout
import Localization
import TextShaping
import ViewTree

/// What there is to audit: the screens and the string tables below some folders.
struct AuditInput {
  /// The screens from files, and those that the command knows if their texts are here.
  let screens: [Screen]
  /// What is wrong with screen files that could not be read.
  let screenErrors: [ScreenFileError]
  /// The string tables.
  let project: LocalizationProject
  /// The paths of files for translators.
  let exchangeFiles: [String]
  /// The paths of files with code.
  let codeFiles: [String]
  /// The paths of project files of Xcode.
  let projectFiles: [String]
  /// Folders of languages without any texts.
  let bareLanguages: [String]
  /// The files that the string tables come from.
  let textFiles: [LocalizationFile]
  /// What was named, beyond which nothing is read or written.
  let boundary: SearchBoundary

  /// Looks through folders, or through the current one when none is named.
  ///
  /// Throws when a path does not exist or when there is nothing to audit below all of them.
  ///
  /// - Parameters:
  ///   - source: the language that the app is written in; found out when it is not named.
  ///   - withScreens: whether screens are wanted, too.
  init(
    paths: [String], tool: CommandLineTool, source: LocaleIdentifier? = nil,
    withScreens: Bool = true
  ) throws(CommandError) {
    let finder = InputFinder(files: tool.files)
    let paths = paths.isEmpty ? ["."] : paths
    let found = try finder.find(below: paths)
    let folders = TextFolders(found, files: tool.files, source: source)
    var texts = folders.read().map(folders.withInfoPlists)
    if texts.isEmpty { texts = [([], [])] }
    texts[0].problems += folders.linkProblems
    project = LocalizationProject(
      joining: texts.map { LocalizationProject(files: $0.files, problems: $0.problems) })
    boundary = found.boundary
    bareLanguages = found.bareLanguages
    exchangeFiles = found.exchangeFiles
    codeFiles = found.codeFiles + found.screenFiles
    projectFiles = found.projectFiles
    textFiles = texts.flatMap(\.files)
    var screens: [Screen] = []
    var screenErrors: [ScreenFileError] = []
    for path in withScreens ? found.screenFiles : [] {
      do throws(ScreenFileError) {
        screens.append(try finder.screen(in: path))
      } catch {
        screenErrors.append(error)
      }
    }
    let own = withScreens && tool.screens.areAtHome(in: project) ? tool.screens : []
    self.screenErrors = screenErrors + Self.takeTwins(from: &screens, beside: own)
    screens += own
    self.screens = screens
    if screens.isEmpty && project.tables.isEmpty && exchangeFiles.isEmpty
      && project.problems.allSatisfy({ $0.kind == .outsideLink })
    {
      try requireAllScreens()
      throw .nothing(in: paths.map(tool.files.absolute))
    }
  }

  /// Throws the first thing that is wrong with a screen file, for commands that show screens.
  func requireAllScreens() throws(CommandError) {
    if let error = screenErrors.first { throw .input("\(error)") }
  }

  /// Takes screens from files away whose names others have already: findings, options and drawings
  /// go by the names.
  private static func takeTwins(
    from screens: inout [Screen], beside own: [Screen]
  ) -> [ScreenFileError] {
    var places: [String: String] = [:]
    for screen in own { places[screen.id] = "the tool itself" }
    var errors: [ScreenFileError] = []
    screens.removeAll { screen in
      guard let location = screen.location else { return false }
      guard let other = places.updateValue("\(location)", forKey: screen.id) else { return false }
      places[screen.id] = other
      errors.append(
        ScreenFileError(
          location: location, message: "another screen is called “\(screen.id)” too, in \(other)",
          suggestion: "give it its own name"))
      return true
    }
    return errors
  }

  /// The language of that name, which has to have tables if any has.
  func locale(named name: String) throws(CommandError) -> LocaleIdentifier {
    let locale = LocaleIdentifier(name)
    if project.locales.isEmpty { return locale }
    return try NamedValue.find(locale.identifier, kind: "locale", among: namedLocales)
  }

  /// The languages of those names, in the order in which they are reported.
  func locales(named names: [String]) throws(CommandError) -> [LocaleIdentifier] {
    let locales = names.map { LocaleIdentifier($0) }
    return try NamedValue.select(
      locales.map(\.identifier), kind: "locale",
      among: project.locales.isEmpty ? Set(locales).sorted().map(named) : namedLocales)
  }

  /// The language that a screen is shown in unless another one is named.
  var usualLocale: LocaleIdentifier {
    project.locales.contains(project.sourceLocale)
      ? project.sourceLocale : project.locales.first ?? project.sourceLocale
  }

  /// The fonts to measure with.
  func fonts(files: [String]) throws(CommandError) -> FontLibrary {
    do {
      return try FontLibrary(fontFiles: files)
    } catch {
      throw .input("\(error)")
    }
  }

  private var namedLocales: [(name: String, value: LocaleIdentifier)] {
    project.locales.map(named)
  }

  private func named(_ locale: LocaleIdentifier) -> (name: String, value: LocaleIdentifier) {
    (locale.identifier, locale)
  }
}

extension CommandError {
  fileprivate static func nothing(in folders: [String]) -> CommandError {
    .input(
      "nothing to audit: no file with texts and no .screen.json file in "
        + "\(folders.joined(separator: ", ")) or below; name a folder, as in “legible audit "
        + "path/to/App”")
  }
}

extension [Screen] {
  /// How many texts are enough to tell; playing every screen for it would take longer than it helps.
  private static let sample = 10

  /// Whether the project has the texts of these screens, which are those of one app: most of the
  /// first ones, as a key such as “settings.title” alone is found in many an app.
  fileprivate func areAtHome(in project: LocalizationProject) -> Bool {
    var texts: Set<LocalizedText> = []
    for screen in self where texts.count < Self.sample { texts.formUnion(screen.firstTexts) }
    let known = texts.filter { text in
      project.tables.contains { $0.name == text.table && $0[text.key] != nil }
    }
    return !known.isEmpty && known.count * 2 >= texts.count
  }
}

extension Screen {
  /// The localized texts that its first state shows.
  fileprivate var firstTexts: [LocalizedText] {
    guard let state = states.first else { return [] }
    let device = Device.narrowest(with: .compactRegular)
    return state.prepare(device).render(RenderEnvironment(device: device)).localizedTexts
  }
}

extension ViewNode {
  /// The localized texts that it and all inside it show.
  fileprivate var localizedTexts: [LocalizedText] {
    let own: [LocalizedText] = if case .localized(let text) = text { [text] } else { [] }
    return own + children.flatMap(\.localizedTexts)
  }
}
