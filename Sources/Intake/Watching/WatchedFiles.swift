import Localization
import ViewTree

/// The files with strings and screens of a project, which are looked at again and again.
package struct WatchedFiles: Sendable {
  private let files: any FileAccess
  private let tables: [String]
  private let screens: [String]
  private var signatures: [String: FileSignature] = [:]
  /// The names of files with strings or a screen, and of folders of languages, in each folder.
  private var names: [String: [String]] = [:]

  /// The changes since the last look.
  package struct Change: Sendable {
    /// Files with strings that were written, by their paths from the project's root on.
    package var tables: Set<String> = []
    /// Whether more changed: files with strings or a screen were added or removed, or a screen was written.
    package var isMore = false

    /// Whether nothing changed.
    package var isEmpty: Bool { tables.isEmpty && !isMore }

    /// Adds the changes of a later look.
    package mutating func formUnion(_ other: Change) {
      tables.formUnion(other.tables)
      isMore = isMore || other.isMore
    }
  }

  /// Takes the files as they are.
  package init(_ project: ProjectFiles) {
    files = project.files
    tables = Set(project.targets.flatMap(\.files).map(\.path)).sorted()
    screens = project.found.screenFiles
    let languages = Set(tables.map(FilePath.folder))
    let folders = languages.union(project.found.folders).union(project.found.localizations)
    for folder in folders {
      names[folder] = list(folder)
      for name in names[folder] ?? [] where name.hasSuffix(".lproj") {
        let language = FilePath.join(folder, name)
        names[language] = list(language)
      }
    }
    for path in tables + screens + names.keys { signatures[path] = files.signature(of: path) }
  }

  /// How many files there are.
  package var count: Int { tables.count + screens.count }

  /// The changes since the last look.
  package mutating func look() -> Change {
    var change = Change()
    for path in tables where isNew(path) {
      if signatures[path] == nil { change.isMore = true } else { change.tables.insert(path) }
    }
    for path in screens where isNew(path) { change.isMore = true }
    // Editors write beside a file and rename, so that its folder is another one, with the same names.
    for (folder, known) in names where isNew(folder) || signatures[folder] == nil {
      let now = list(folder)
      if now != known { change.isMore = true }
      names[folder] = now
    }
    return change
  }

  /// Whether a file or folder is another one than at the last look.
  private mutating func isNew(_ path: String) -> Bool {
    let signature = files.signature(of: path)
    defer { signatures[path] = signature }
    return signature != signatures[path]
  }

  private func list(_ folder: String) -> [String] {
    files.names(in: folder).filter {
      $0.hasSuffix(".lproj") || $0.hasSuffix(ScreenFile.nameSuffix)
        || LocalizationFile.Kind(fileName: $0) != nil
    }
  }
}
