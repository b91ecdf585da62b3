import AuditModel
import Foundation
import Layout
import Localization
import TextShaping
import ViewTree

/// What there is to audit: the screens and the string tables below some folders.
struct AuditInput {
  /// The screens from files, and those that the command knows if their texts are here.
  let screens: [Screen]
  /// The string tables.
  let project: LocalizationProject
  /// The folders that were looked through.
  let folders: [String]

  /// Looks through folders, or through the current one when none is named.
  ///
  /// Throws when a path does not exist or when there is nothing to audit below all of them.
  init(paths: [String], tool: CommandLineTool) throws(CommandError) {
    let finder = InputFinder(files: tool.files)
    folders = paths.isEmpty ? ["."] : paths
    let found = try finder.find(below: folders)
    var projects = found.localizations.map { path in
      LocalizationProject.load(folder: path, displayedAs: path)
    }
    let first = projects.isEmpty ? LocalizationProject(tables: []) : projects.removeFirst()
    project = projects.isEmpty ? first : first.joined(with: projects)
    var screens: [Screen] = []
    for path in found.screenFiles { screens.append(try finder.screen(in: path)) }
    screens += tool.screens.filter { [project] in $0.usesTexts(of: project) }
    self.screens = screens
    if screens.isEmpty && project.tables.isEmpty && project.problems.isEmpty {
      throw .input(
        "nothing to audit: no .lproj folder and no .screen.json file in "
          + "\(folders.map { $0 == "." ? tool.files.currentFolder : $0 }.joined(separator: ", ")) "
          + "or below; name a folder, as in “legible audit path/to/App”")
    }
  }

  /// The language of that name, which has to have tables.
  func locale(named name: String) throws(CommandError) -> LocaleIdentifier {
    if project.locales.isEmpty { return LocaleIdentifier(name) }
    return try NamedValue.find(
      LocaleIdentifier(name).identifier, kind: "locale",
      among: project.locales.map { ($0.identifier, $0) })
  }

  /// The fonts to measure with.
  func fonts(files: [String]) throws(CommandError) -> FontLibrary {
    do {
      return try FontLibrary(fontFiles: files)
    } catch {
      throw .input("\(error)")
    }
  }
}

extension LocalizationProject {
  /// The tables of several folders as one project; of two with one name the first counts.
  fileprivate func joined(with others: [LocalizationProject]) -> LocalizationProject {
    LocalizationProject(
      sourceLocale: sourceLocale, tables: tables + others.flatMap(\.tables),
      problems: problems + others.flatMap(\.problems))
  }
}

extension Screen {
  /// Whether the project has a text that the screen's first state shows.
  fileprivate func usesTexts(of project: LocalizationProject) -> Bool {
    guard let state = states.first else { return false }
    let device = Device.narrowest(with: .compactRegular)
    let root = state.prepare(device)(RenderEnvironment(device: device))
    return root.containsText { text in
      !project.text(key: text.key, table: text.table, locale: project.sourceLocale).isMissing
    }
  }
}

extension ViewNode {
  /// Whether one of the localized texts in the tree meets a condition.
  fileprivate func containsText(where condition: (LocalizedText) -> Bool) -> Bool {
    if case .localized(let text) = text, condition(text) { return true }
    return children.contains { $0.containsText(where: condition) }
  }
}
