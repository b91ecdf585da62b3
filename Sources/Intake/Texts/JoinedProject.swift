import AuditModel
import Localization

extension LocalizationProject {
  /// The tables of several folders as one project.
  ///
  /// Tables with one name and language are one table; of two strings for one key the first counts.
  /// The source language is that of the most source strings.
  package init(joining projects: [LocalizationProject]) {
    var order: [TableName] = []
    var tables: [TableName: StringTable] = [:]
    for table in projects.flatMap(\.tables) {
      let name = TableName(locale: table.locale, name: table.name)
      if tables[name] == nil { order.append(name) }
      tables[name] = tables[name].map { $0.joined(with: table) } ?? table
    }
    self.init(
      sourceLocale: Self.sourceLocale(of: projects),
      tables: order.compactMap { tables[$0] }, problems: projects.flatMap(\.problems),
      parts: projects.count > 1 ? projects : [])
  }

  private static func sourceLocale(of projects: [LocalizationProject]) -> LocaleIdentifier {
    let counts = Dictionary(
      projects.map { ($0.sourceLocale, $0.sourceStringCount) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return projects.first { counts[$0.sourceLocale] == most }?.sourceLocale ?? "en"
  }

  private var sourceStringCount: Int {
    tables.reduce(0) { $0 + ($1.locale == sourceLocale ? $1.entries.count : 0) }
  }
}

private struct TableName: Hashable {
  let locale: LocaleIdentifier
  let name: String
}

extension StringTable {
  /// This table with the keys of another one that it lacks.
  fileprivate func joined(with other: StringTable) -> StringTable {
    StringTable(
      name: name, locale: locale, files: files + other.files,
      entries: entries + other.entries.filter { self[$0.key] == nil })
  }
}
