import AuditModel
import Exchange
import Foundation
import LanguageData
import Localization
import SourceScanning

/// The strings of a project, as files that can be exchanged and changed.
package struct ExchangeProject: Sendable {
  /// The folder of the project as it was typed.
  package let folder: String
  /// The project's name: that of its folder.
  package let name: String
  /// All that was read.
  package let input: ProjectFiles
  /// Its files.
  package let files: [LocalizationFile]
  /// Problems that keep files from being read.
  package let problems: [LocalizationProblem]
  /// The files in the source language with their translations.
  package let project: TranslationProject
  /// The keys of strings in code that are in no table, where which target has them is not known.
  package let unplacedKeys: [String]
  private let code: CodeUsage?
  /// The folder from the root on, at which the paths of exchanged files begin.
  private let start: String

  /// Takes what was read below a folder.
  ///
  /// Throws when it holds no strings.
  ///
  /// - Parameters:
  ///   - folder: the folder as it was typed.
  ///   - sourceLocale: the language that the app is written in; detected when it is not named.
  ///   - jobs: on how many threads to read; on one for each processor when it is not named.
  package init(
    _ input: ProjectFiles, folder: String, sourceLocale: LocaleIdentifier?, jobs: Int?
  ) throws(IntakeError) {
    self.folder = folder
    self.input = input
    let real = input.files.realPath(input.root.path(of: folder))
    name = real.split(separator: "/").last.map { String($0) } ?? "app"
    start = input.root.path(of: folder)
    let found = input.targets.flatMap(\.files)
    let code = input.code()
    self.code = code
    files = found + input.codeFiles(beside: found, in: start, source: sourceLocale, code)
    problems = input.targets.flatMap(\.problems)
    guard !files.isEmpty else {
      if let problem = problems.first { throw IntakeError(problem) }
      throw IntakeError(
        at: real, "no .lproj folder, no .xcstrings file and no string in code there or below",
        advice: "name the folder of the project")
    }
    var project = TranslationProject(
      files: files, root: start, sourceLocale: sourceLocale, jobs: jobs)
    let strings = code.map { CodeStrings($0) }
    if let strings { project.add(strings.missing(in: project)) }
    unplacedKeys = strings?.unplaced(in: project) ?? []
    self.project = project
  }

  /// Why strings of the project cannot be read, the first problem of each file.
  ///
  /// Of two keys of one name in a catalog Foundation keeps one, whichever that is.
  package var obstacles: [LocalizationProblem] {
    var files: Set<String> = []
    return (problems + project.problems).filter { problem in
      let isObstacle =
        problem.kind.hidesTexts
        || problem.kind == .duplicateKey && problem.location.file.hasSuffix(".xcstrings")
      return isObstacle && files.insert(problem.location.file).inserted
    }
  }

  /// The languages that people read, in which there are translations.
  package var targetLocales: [LocaleIdentifier] {
    project.targetLocales.filter { TestLocale.purpose(of: $0) == nil }
  }

  /// The locales that are for tests or for documentation, each with its purpose.
  package var testLocales: [(locale: LocaleIdentifier, purpose: String)] {
    project.targetLocales.compactMap { locale in
      TestLocale.purpose(of: locale).map { (locale, $0) }
    }
  }

  /// The files whose strings cannot be read, by their paths from the project's folder on.
  package var unreadableFiles: Set<String> { Set(obstacles.map { inside($0.location.file) }) }

  /// The strings, with some files in the place of those that are there.
  package func texts(with outputs: [ProjectOutput] = []) -> LocalizationProject {
    var files = self.files
    for output in outputs {
      if let index = files.firstIndex(where: { path(of: $0) == output.path }) {
        files[index].bytes = output.bytes
      } else if let file = newFile(output) {
        files.append(file)
      }
    }
    // Targets may have tables and keys of the same names, and source strings that no translator has.
    let sources = input.targets.flatMap(\.sources)
    let targets = Dictionary(grouping: files + sources, by: \.folder).sorted { $0.key < $1.key }
    return LocalizationProject(
      joining: targets.map {
        LocalizationProject(files: $0.value, sourceLocale: project.sourceLocale)
      }
    ).completed(by: code)
  }

  /// Writes files, all of them or none.
  package func write(_ outputs: [ProjectOutput]) throws(IntakeError) {
    let known = Dictionary(files.map { (path(of: $0), $0.bytes) }) { first, _ in first }
    let changes = outputs.map {
      FileChange(path: $0.path, old: $0.isNew ? nil : known[$0.path], new: $0.bytes)
    }
    do {
      try input.files.write(changes, below: start)
    } catch {
      throw IntakeError(
        at: folder, "nothing was imported: \(error.localizedDescription)",
        advice: "check that the files may be written, and import again")
    }
  }

  /// The path of a file from the project's folder on.
  package func path(of file: LocalizationFile) -> String { inside(file.path) }

  /// A path as it is shown, from the project's folder on.
  package func inside(_ path: String) -> String {
    path.hasPrefix(start + "/") ? String(path.dropFirst(start.count + 1)) : path
  }

  private func newFile(_ output: ProjectOutput) -> LocalizationFile? {
    let path = OriginalPath(output.path)
    let folders = output.path.split(separator: "/").dropLast()
    guard let kind = path.kind, let language = folders.last, language.hasSuffix(".lproj") else {
      return nil
    }
    let parts = [start == "." ? "" : start, path.folder].filter { !$0.isEmpty }
    return LocalizationFile(
      path: FilePath.join(start, output.path), folder: parts.joined(separator: "/"),
      name: path.table, kind: kind, locale: LocaleIdentifier(String(language.dropLast(6))),
      bytes: output.bytes)
  }
}
