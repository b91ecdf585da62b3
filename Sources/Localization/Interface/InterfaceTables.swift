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

  /// The damage of screens.
  var problems: [LocalizationProblem] {
    files.filter(\.kind.isInterface).flatMap { file in
      InterfaceFile(file.bytes, path: file.path).problems.filter(\.kind.hidesTexts)
    }
  }

  /// Adds the strings of screens to the tables of the source language: a table of that language has
  /// some of the strings or all, and counts before the screen.
  func add(to tables: inout [StringTable]) {
    let screens = files.filter { $0.kind.isInterface && ($0.isBase || $0.locale == sourceLocale) }
    guard !screens.isEmpty else { return }
    var known: Set<Name> = []
    // A screen of the source language's own counts before that in `Base`.
    for file in screens.filter({ !$0.isBase }) + screens.filter(\.isBase) {
      let name = Name(file)
      guard known.insert(name).inserted else { continue }
      let entries = entries(of: file, translatedIn: tables.filter { Name($0) == name })
      guard !entries.isEmpty else { continue }
      add(entries, of: file, to: &tables)
    }
  }

  private func entries(
    of file: LocalizationFile, translatedIn tables: [StringTable]
  ) -> [TableEntry] {
    guard file.kind == .intents else { return InterfaceFile(file.bytes, path: file.path).entries }
    let intents = IntentFile(file.bytes, path: file.path)
    var seen: Set<String> = []
    let keys = tables.flatMap(\.entries).map(\.key).filter { seen.insert($0).inserted }
    let combinations = keys.compactMap { intents.combination($0) }
    // A prompt that is asked for each case is never asked as it is.
    let prompts = Set(combinations.map { $0.key.prefix { $0 != "-" } })
    return intents.entries.filter { !prompts.contains($0.key[...]) } + combinations
  }

  private func add(
    _ entries: [TableEntry], of file: LocalizationFile, to tables: inout [StringTable]
  ) {
    let name = Name(file)
    var table = StringTable(
      name: file.name, locale: sourceLocale, folder: file.folder, files: [file.path],
      entries: entries)
    for index in tables.indices where Name(tables[index]) == name {
      tables[index] = tables[index].withoutUnreadTexts(of: table)
    }
    if let own = tables.firstIndex(where: { Name($0) == name && $0.locale == sourceLocale }) {
      table = StringTable(
        name: file.name, locale: sourceLocale, folder: file.folder,
        files: tables[own].files + [file.path],
        entries: tables[own].entries + entries.filter { tables[own][$0.key] == nil })
      tables[own] = table
    } else {
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

extension StringTable {
  /// Whether all of its strings are in screens of Interface Builder.
  package var isOfScreens: Bool {
    !files.isEmpty
      && files.allSatisfy { LocalizationFile.Kind(fileName: $0)?.isInterface == true }
  }
}
