import AuditModel
import Localization

extension LocalizationProject {
  /// The texts of files for translators, as tables of both languages.
  ///
  /// A table is called as the file that its texts come from; `.strings` and `.stringsdict` files of
  /// one name are one table. What a file says of a text more than once counts once.
  package init(bilingual files: [BilingualFile], problems: [LocalizationProblem] = []) {
    var tables = BilingualTables()
    for file in files { tables.add(file) }
    self.init(
      sourceLocale: files.first?.sourceLocale ?? "en", tables: tables.tables, problems: problems)
  }
}

/// What the path of a file in the source language says.
package struct OriginalPath: Hashable, Sendable {
  /// The folder of its target; empty for the project's own.
  package let folder: String
  /// The name of the table.
  package let table: String
  /// The sort of file, when it is one of those that are read here.
  package let kind: LocalizationFile.Kind?

  /// Whether a path leads to something below the folder that it begins at, on every system.
  package static func isInside(_ path: String) -> Bool {
    BundlePath.isInside(path)
  }

  /// Takes a path such as `App/en.lproj/Localizable.strings`.
  package init(_ path: String) {
    var parts = path.split(separator: "/").map { String($0) }
    let name = parts.popLast() ?? path
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    folder = parts.joined(separator: "/")
    kind = LocalizationFile.Kind(fileName: name)
    table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
