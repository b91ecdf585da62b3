import AuditModel
import Localization
import SourceScanning

/// The source strings that an app has in its code and in no table.
///
/// A call such as `NSLocalizedString("Save", comment: "")` shows its key where the table has no such
/// key, and `String(localized: "save", defaultValue: "Save")` its default value (Apple documentation,
/// `Bundle.localizedString(forKey:value:table:)`).
struct CodeSource {
  /// The uses by table and by the shape of their keys; the first of each counts.
  private let uses: [Name: TextUse]

  private struct Name: Hashable {
    let table: String
    let shape: String
  }

  /// Takes what the code asks for.
  init(_ code: CodeUsage) {
    let named = code.uses.compactMap { use in
      use.shape.map { (Name(table: use.table ?? "Localizable", shape: $0), use) }
    }
    // A use with a default value says more than one without.
    uses = Dictionary(named) { $0.value == nil && $1.value != nil ? $1 : $0 }
  }

  /// The project with the source strings from the code beneath those of its tables.
  ///
  /// Only strings that a translation has are added, and those with a default value: what code asks
  /// for besides may be in the table of another bundle.
  func completing(_ project: LocalizationProject) -> LocalizationProject {
    if !project.parts.isEmpty {
      return LocalizationProject(
        joining: project.parts.map { completing($0, isOnlyTarget: false, besides: project.parts) })
    }
    return completing(project, isOnlyTarget: true, besides: [])
  }

  private func completing(
    _ project: LocalizationProject, isOnlyTarget: Bool, besides parts: [LocalizationProject]
  ) -> LocalizationProject {
    var tables = project.tables
    for name in Set(tables.map(\.name)).sorted() {
      let own = tables.filter { $0.name == name }
      let source = own.first { $0.locale == project.sourceLocale }
      let others = parts.compactMap { $0.table(name, locale: $0.sourceLocale) }
      let entries = missing(in: source, own, of: name, isOnlyTarget: isOnlyTarget).filter { entry in
        !others.contains { $0.isNearer(to: entry, than: source ?? own.first) }
      }
      guard !entries.isEmpty else { continue }
      let files = source?.files ?? []
      tables.removeAll { $0.name == name && $0.locale == project.sourceLocale }
      tables.append(
        StringTable(
          name: name, locale: project.sourceLocale,
          folder: source?.folder ?? own.first?.folder ?? "",
          files: files.isEmpty ? entries.prefix(1).map(\.keyLocation.file) : files,
          entries: (source?.entries ?? []) + entries))
    }
    return LocalizationProject(
      sourceLocale: project.sourceLocale, tables: tables, problems: project.problems)
  }

  /// The entries that the code has for a table and its source language has not.
  private func missing(
    in source: StringTable?, _ tables: [StringTable], of name: String, isOnlyTarget: Bool
  ) -> [TableEntry] {
    var keys: Set<ExactText> = []
    var result: [TableEntry] = []
    // Which of several targets has a key that no table has is not known.
    for use in isOnlyTarget ? uses.values.filter({ $0.hasOwnValue(in: name) }) : [] {
      guard case .text(let key) = use.key, source?[key] == nil,
        keys.insert(ExactText(key)).inserted
      else { continue }
      result.append(use.entry(key: key))
    }
    for table in tables where table.locale != source?.locale {
      for entry in table.entries where source?[entry.key] == nil {
        guard let use = uses[Name(table: name, shape: KeyShape.of(entry.key))],
          keys.insert(ExactText(entry.key)).inserted
        else { continue }
        result.append(use.entry(key: entry.key))
      }
    }
    return result.sorted { ($0.keyLocation, $0.key) < ($1.keyLocation, $1.key) }
  }
}

extension StringTable {
  /// Whether it has the key of a string from code and lies nearer to that code than another table,
  /// as that of a framework does.
  fileprivate func isNearer(to entry: TableEntry, than other: StringTable?) -> Bool {
    guard let other, other.folder != folder, self[entry.key] != nil else { return false }
    let file = entry.keyLocation.file.split(separator: "/")
    func common(_ folder: String) -> Int {
      zip(file, folder.split(separator: "/")).prefix { $0 == $1 }.count
    }
    return common(folder) > common(other.folder)
  }
}

extension TextUse {
  /// Whether it is the app's own, from some table, with its source string.
  fileprivate func hasOwnValue(in name: String) -> Bool {
    value != nil && isExplicit && !isOfOtherBundle && (table ?? "Localizable") == name
  }

  /// The source string under a key.
  func entry(key: String) -> TableEntry {
    TableEntry(
      key: key, value: .text(value ?? key), comment: comment, keyLocation: location,
      valueLocation: location)
  }
}

extension LocalizationProject {
  /// The project with the source strings that only the code has.
  package func completed(by code: CodeUsage?) -> LocalizationProject {
    code.map { CodeSource($0).completing(self) } ?? self
  }
}
