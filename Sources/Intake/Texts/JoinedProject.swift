import AuditModel
import Localization

extension LocalizationProject {
  /// The tables of several folders as one project.
  ///
  /// Tables with one name and language are one table; of two strings for one key the first counts.
  package init(joining projects: [LocalizationProject]) {
    var order: [TableName] = []
    var tables: [TableName: StringTable] = [:]
    for table in projects.flatMap(\.tables) {
      let name = TableName(locale: table.locale, name: table.name)
      if tables[name] == nil { order.append(name) }
      tables[name] = tables[name].map { $0.joined(with: table) } ?? table
    }
    self.init(
      sourceLocale: projects.first?.sourceLocale ?? "en",
      tables: order.compactMap { tables[$0] }, problems: projects.flatMap(\.problems),
      parts: projects.count > 1 ? projects : [])
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
