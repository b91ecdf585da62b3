import AuditModel
import Exchange
import Localization
import SourceScanning

/// The source strings that an app has in its code and its tables have not, for its exchange: as Xcode exports
/// them, each with the table that the code names.
struct CodeStrings {
  private let code: CodeSource

  init(_ code: CodeUsage) { self.code = CodeSource(code) }

  /// The strings by the path of the `.strings` file that they go with.
  ///
  /// Xcode itself writes the strings of code into catalogs, so these are complete.
  func missing(in project: TranslationProject) -> [String: [TableEntry]] {
    let folders = Dictionary(grouping: project.resources, by: \.folder).sorted { $0.key < $1.key }
    let tables = LocalizationProject(
      joining: folders.map { folder, resources in
        LocalizationProject(
          sourceLocale: project.sourceLocale,
          tables: Dictionary(grouping: resources, by: \.table).sorted { $0.key < $1.key }
            .flatMap { Self.tables($1, named: $0, in: folder, of: project.sourceLocale) },
          problems: [])
      })
    let completed = code.completing(tables)
    var result: [String: [TableEntry]] = [:]
    for part in completed.parts.isEmpty ? [completed] : completed.parts {
      for table in part.tables where table.locale == project.sourceLocale {
        guard let file = table.files.first(where: { $0.hasSuffix(".strings") }) else { continue }
        let entries = table.entries.filter { CodeLanguage(fileName: $0.keyLocation.file) != nil }
        if !entries.isEmpty { result[file] = entries }
      }
    }
    return result
  }

  /// The keys with a default value in code that no file of the table they name has: which of several targets
  /// has them is not known.
  func unplaced(in project: TranslationProject) -> [String] {
    let tables = Dictionary(grouping: project.resources, by: \.table)
      .filter { $1.allSatisfy { $0.catalog == nil } }
      .mapValues { Set($0.flatMap(\.source).map { ExactText($0.key) }) }
    return code.ownKeys.filter { name, key in
      tables[name].map { !$0.contains(ExactText(key)) } ?? false
    }.map(\.key)
  }

  /// One table in the source language and those of its translations, of all files with one name.
  private static func tables(
    _ resources: [ProjectResource], named name: String, in folder: String,
    of source: LocaleIdentifier
  ) -> [StringTable] {
    guard resources.allSatisfy({ $0.catalog == nil }) else { return [] }
    func table(_ locale: LocaleIdentifier, _ entries: [TableEntry]) -> StringTable {
      StringTable(
        name: name, locale: locale, folder: folder, files: resources.map(\.original),
        entries: entries)
    }
    let locales = Set(resources.flatMap(\.translations.keys)).subtracting([source]).sorted()
    return [table(source, resources.flatMap(\.source))]
      + locales.map { locale in
        table(locale, resources.flatMap { $0.translation(into: locale) })
      }
  }
}
