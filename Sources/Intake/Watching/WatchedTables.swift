import AuditModel
import Localization

/// The strings of a project, whose files are read again one by one.
package struct WatchedTables: Sendable {
  private let files: any FileAccess
  private let skipped: SkippedLocales
  private var targets: [Target]

  /// The files of a folder, and its strings.
  private struct Target: Sendable {
    var files: [LocalizationFile]
    var project: LocalizationProject
  }

  /// The strings that a file may have changed, before and after.
  package struct Change: Sendable {
    /// The strings as they were.
    package let old: LocalizationProject
    /// The strings as they are.
    package let new: LocalizationProject
  }

  /// Takes the strings of a project.
  package init(_ project: ProjectFiles, skipping skipped: SkippedLocales) {
    files = project.files
    self.skipped = skipped
    targets = project.targets.map { target in
      let files = target.allFiles + target.sources
      return Target(
        files: files,
        project: LocalizationProject(files: files, problems: target.problems).skipping(skipped)
          .project)
    }
  }

  /// All strings.
  package var project: LocalizationProject {
    targets.count == 1
      ? targets[0].project : LocalizationProject(joining: targets.map(\.project))
  }

  /// Reads a file again: the tables of its name in its language, or in all of them for a catalog and for the
  /// source language.
  ///
  /// Throws when a part of the file hides strings from the reader, as in the middle of typing; all strings are
  /// then as they were.
  ///
  /// - Returns: the strings of those tables; nil when the file is none of the project's.
  package mutating func reread(_ path: String) throws(IntakeError) -> Change? {
    guard let index = targets.firstIndex(where: { $0.files.contains { $0.path == path } }),
      let position = targets[index].files.firstIndex(where: { $0.path == path })
    else { return nil }
    var target = targets[index]
    do {
      target.files[position].bytes = Array(try files.read(path))
    } catch {
      throw IntakeError(at: path, "it cannot be read", advice: "waiting for the next change")
    }
    let file = target.files[position]
    let source = target.project.sourceLocale
    let isOfAll = file.kind == .catalog || file.isBase || file.locale == source
    let read = target.files.filter { other in
      other.name == file.name
        && (isOfAll || other.kind == .catalog || other.isBase || other.locale == source
          || other.locale == file.locale)
    }
    let new = LocalizationProject(files: read, sourceLocale: source).skipping(skipped).project
    if let problem = new.problems.first(where: {
      $0.kind.hidesTexts && $0.location.file == path
    }) {
      throw IntakeError(
        at: "\(problem.location)", problem.message, advice: "waiting for the next change")
    }
    let old = target.project.tables(like: new.tables)
    target.project = target.project.replacing(old, by: new, readFrom: read)
    targets[index] = target
    return Change(
      old: LocalizationProject(sourceLocale: source, tables: old),
      new: LocalizationProject(sourceLocale: source, tables: new.tables))
  }
}

extension LocalizationProject {
  /// The tables of the names and languages of others.
  fileprivate func tables(like others: [StringTable]) -> [StringTable] {
    let names = Set(others.map(\.name))
    let languages = Set(others.map(\.locale))
    return tables.filter { names.contains($0.name) && languages.contains($0.locale) }
  }

  /// The project with some tables in the place of others, and the problems of their files.
  fileprivate func replacing(
    _ old: [StringTable], by new: LocalizationProject, readFrom files: [LocalizationFile]
  ) -> LocalizationProject {
    let paths = Set(files.map(\.path))
    let gone = Set(old.map { [$0.name, $0.locale.identifier] })
    return LocalizationProject(
      sourceLocale: sourceLocale,
      tables: tables.filter { !gone.contains([$0.name, $0.locale.identifier]) } + new.tables,
      problems: problems.filter { !paths.contains($0.location.file) } + new.problems)
  }
}
