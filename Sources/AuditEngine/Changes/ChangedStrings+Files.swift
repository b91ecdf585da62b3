import AuditModel
import Exchange
import Intake
import Localization

extension ChangedStrings {
  /// The strings that differ between two states of a project: where the source string or its comment does,
  /// or the string was added or removed there, in all languages; otherwise in the languages in which its
  /// translation or the state of it differs.
  ///
  /// - Parameters:
  ///   - old: the files as they were; nil where there was nothing.
  ///   - new: the files as they are.
  package init(from old: ProjectFiles?, to new: ProjectFiles) {
    self.init()
    let (before, now) = (old?.filesByFolder ?? [:], new.filesByFolder)
    let folders = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
    let olds = folders.compactMap { before[$0].map { LocalizationProject(files: $0) } }
    let news = folders.compactMap { now[$0].map { LocalizationProject(files: $0) } }
    let sources = Dictionary(
      (olds + news).flatMap { project in
        project.tables.map { ($0.folder, project.sourceLocale) }
      }
    ) { $1 }
    let comparison = ProjectComparison(
      LocalizationProject(olds), LocalizationProject(news))
    for difference in comparison.differences {
      add(
        key: difference.key, table: difference.table, folder: difference.folder,
        difference.locale == sources[difference.folder]
          ? .every : ChangedLanguages(difference.locale))
    }
  }

  /// Adds strings whose source is in the code alone, in all languages.
  package mutating func add(_ code: CodeChange) {
    for string in code.strings {
      add(key: string.key, table: string.table, folder: nil, .every)
    }
  }
}

extension ChangedStrings {
  /// The strings that differ between two states of the tables of one target.
  package init(from old: LocalizationProject, to new: LocalizationProject) {
    self.init()
    for difference in ProjectComparison(old, new).differences {
      add(
        key: difference.key, table: difference.table, folder: difference.folder,
        difference.locale == new.sourceLocale ? .every : ChangedLanguages(difference.locale))
    }
  }
}

extension ProjectFiles {
  /// The files with strings by the folders of their targets.
  fileprivate var filesByFolder: [String: [LocalizationFile]] {
    Dictionary(grouping: targets.flatMap { $0.allFiles + $0.sources }, by: \.folder)
  }
}

extension LocalizationProject {
  /// The tables of several folders, each with its own.
  fileprivate init(_ projects: [LocalizationProject]) {
    self.init(
      sourceLocale: projects.first?.sourceLocale ?? "en", tables: projects.flatMap(\.tables),
      problems: [])
  }
}
