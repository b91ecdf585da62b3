import AuditModel

/// The tables whose strings in the source language are in screens of Interface Builder, while those
/// of the other languages are in `.strings` files.
struct InterfaceTables {
  private let files: [LocalizationFile]
  private let sourceLocale: LocaleIdentifier

  init(_ files: [LocalizationFile], sourceLocale: LocaleIdentifier) {
    self.files = files
    self.sourceLocale = sourceLocale
  }

  /// Adds the tables of the source language that translations are of and nothing else is there for.
  func add(to tables: inout [StringTable]) {
    let screens = files.filter { $0.kind.isInterface && ($0.isBase || $0.locale == sourceLocale) }
    guard !screens.isEmpty else { return }
    var known = Set(tables.filter { $0.locale == sourceLocale }.map(Name.init))
    let translated = Set(tables.map(Name.init))
    // A screen of the source language's own counts before that in `Base`.
    for file in screens.filter({ !$0.isBase }) + screens.filter(\.isBase) {
      let name = Name(file)
      guard translated.contains(name), known.insert(name).inserted else { continue }
      let entries = InterfaceFile(file.bytes, path: file.path).entries
      guard !entries.isEmpty else { continue }
      let table = StringTable(
        name: file.name, locale: sourceLocale, folder: file.folder, files: [file.path],
        entries: entries)
      for index in tables.indices where Name(tables[index]) == name {
        tables[index] = tables[index].withoutUnreadTexts(of: table)
      }
      tables.append(table)
    }
  }

  private struct Name: Hashable {
    let folder: String
    let name: String

    init(_ table: StringTable) { (folder, name) = (table.folder, table.name) }

    init(_ file: LocalizationFile) { (folder, name) = (file.folder, file.name) }
  }
}

extension StringTable {
  /// Without the strings that Xcode takes from places of a screen which are not read here, such as
  /// runtime attributes: their source strings are unknown.
  fileprivate func withoutUnreadTexts(of screen: StringTable) -> StringTable {
    let kept = entries.filter { entry in
      guard screen[entry.key] == nil, let dot = entry.key.firstIndex(of: ".") else { return true }
      return !entry.key[dot...].hasPrefix(".ibE")
    }
    guard kept.count < entries.count else { return self }
    return StringTable(name: name, locale: locale, folder: folder, files: files, entries: kept)
  }
}
