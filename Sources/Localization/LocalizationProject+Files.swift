import AuditModel

extension LocalizationProject {
  /// Reads files as the strings of one app.
  ///
  /// - Parameters:
  ///   - files: the files, of one or several targets.
  ///   - sourceLocale: the language that the app is written in; detected when it is not named.
  ///   - problems: what is known to be wrong already.
  public init(
    files: [LocalizationFile], sourceLocale: LocaleIdentifier? = nil,
    problems: [LocalizationProblem] = []
  ) {
    let source = sourceLocale ?? SourceLanguage.of(files)
    var tables: [StringTable] = []
    var problems = problems
    for group in TableFiles.groups(of: files, sourceLocale: source) {
      let result = group.read()
      tables.append(result.table)
      problems += result.problems
    }
    let screens = InterfaceTables(files, sourceLocale: source)
    screens.add(to: &tables)
    problems += screens.problems
    BuildSettingTables(files, sourceLocale: source).add(to: &tables)
    for file in files where file.kind == .catalog {
      let document = CatalogDocument(file.bytes, path: file.path)
      tables += document.tables(of: file)
      problems += document.problems
    }
    self.init(sourceLocale: source, tables: tables, problems: problems)
  }
}

extension CatalogDocument {
  /// The strings of all languages, as tables with the name of the file.
  fileprivate func tables(of file: LocalizationFile) -> [StringTable] {
    locales.map { locale in
      StringTable(
        name: file.name, locale: locale, folder: file.folder, files: [file.path],
        entries: entries(in: locale))
    }
  }
}

/// The files of one table in one language.
struct TableFiles {
  var strings: LocalizationFile?
  var stringsDict: LocalizationFile?
  /// The property list that has the strings in the source language, where those are not in a table:
  /// `Info.plist`, or a page of settings.
  var list: LocalizationFile?
  let locale: LocaleIdentifier

  /// All tables of files; what lies in `Base` is in the source language and counts where that has no
  /// folder of its own.
  static func groups(
    of files: [LocalizationFile], sourceLocale: LocaleIdentifier
  ) -> [TableFiles] {
    struct Name: Hashable {
      let folder: String
      let name: String
      let locale: LocaleIdentifier
    }
    var groups: [Name: TableFiles] = [:]
    var order: [Name] = []
    for file in files.filter({ !$0.isBase }) + files.filter(\.isBase) {
      guard file.kind == .strings || file.kind == .stringsDict, !BuildSettingTexts.isList(file)
      else { continue }
      let locale = file.locale ?? sourceLocale
      let name = Name(folder: file.folder, name: file.name, locale: locale)
      if groups[name] == nil { order.append(name) }
      groups[name, default: TableFiles(locale: locale)].add(file)
    }
    return order.compactMap { groups[$0] }
  }

  private mutating func add(_ file: LocalizationFile) {
    if InfoPlistTexts.isList(file) {
      list = list ?? file
    } else if file.kind == .strings {
      strings = strings ?? file
    } else {
      stringsDict = stringsDict ?? file
    }
  }

  func read() -> (table: StringTable, problems: [LocalizationProblem]) {
    let file = strings ?? stringsDict ?? list
    let joined = StringTable.join(
      name: file?.name ?? "", locale: locale, folder: file?.folder ?? "",
      strings: strings.map { ($0.path, $0.bytes) },
      stringsDict: stringsDict.map { ($0.path, $0.bytes) })
    guard let list else { return joined }
    guard let settings = SettingsTexts(list.bytes, path: list.path) else {
      return (InfoPlistTexts(list).added(to: joined.table), joined.problems)
    }
    let own = settings.entries.filter { joined.table[$0.key] == nil }
    let table = StringTable(
      name: joined.table.name, locale: locale, folder: list.folder,
      files: joined.table.files + [list.path], entries: joined.table.entries + own)
    return (table, joined.problems)
  }
}
