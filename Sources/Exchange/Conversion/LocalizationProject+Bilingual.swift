import AuditModel
import Localization
import TextShaping

extension LocalizationProject {
  /// The texts of files for translators, as tables of both languages.
  ///
  /// A table is called as the file that its texts come from; `.strings` and `.stringsdict` files of
  /// one name are one table. What a file says of a text more than once counts once.
  package init(bilingual files: [BilingualFile], problems: [LocalizationProblem] = []) {
    var builder = BilingualTables()
    for file in files { builder.add(file) }
    self.init(
      sourceLocale: files.first?.sourceLocale ?? "en", tables: builder.tables, problems: problems)
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

/// Collects the entries of tables from units.
private struct BilingualTables {
  private struct Name: Hashable {
    let folder: String
    let table: String
    let locale: LocaleIdentifier
  }

  private var entries: [Name: [TableEntry]] = [:]
  private var files: [Name: [String]] = [:]
  private var known: [Name: [String: Int]] = [:]
  private var order: [Name] = []

  mutating func add(_ file: BilingualFile) {
    let path = OriginalPath(file.original)
    let sourceRules = PluralRules(language: file.sourceLocale.identifier)
    for units in file.units.groupedByKey {
      add(
        UnitGroup(units).sourceEntry(sourceRules),
        to: Name(folder: path.folder, table: path.table, locale: file.sourceLocale), of: file)
      guard let locale = file.targetLocale else { continue }
      add(
        UnitGroup(units).targetEntry,
        to: Name(folder: path.folder, table: path.table, locale: locale), of: file)
    }
  }

  private mutating func add(_ entry: TableEntry?, to name: Name, of file: BilingualFile) {
    guard let entry else { return }
    if files[name] == nil { order.append(name) }
    if files[name]?.contains(entry.keyLocation.file) != true {
      files[name, default: []].append(entry.keyLocation.file)
    }
    guard known[name]?[entry.key] == nil else { return }
    known[name, default: [:]][entry.key] = entries[name]?.count ?? 0
    entries[name, default: []].append(entry)
  }

  var tables: [StringTable] {
    order.map { name in
      StringTable(
        name: name.table, locale: name.locale, folder: name.folder, files: files[name] ?? [],
        entries: entries[name] ?? [])
    }
  }
}

/// The units of one key.
private struct UnitGroup {
  private let units: [BilingualUnit]

  init(_ units: [BilingualUnit]) {
    var seen: Set<VariationPath> = []
    self.units = units.filter { seen.insert($0.path).inserted }
  }

  /// What the key says in the source language, without the forms that are there only because the
  /// other language has more of them.
  func sourceEntry(_ rules: PluralRules) -> TableEntry? {
    let leaves = units.compactMap { unit in
      unit.source.map { TableEntry.Leaf(path: unit.path, text: $0, location: unit.location) }
    }
    let texts = Dictionary(leaves.map { ($0.path, $0.text) }) { first, _ in first }
    let own = leaves.filter { leaf in
      guard let category = leaf.path.category, !rules.integerCategories.contains(category),
        category != .other, category != .zero
      else { return true }
      let other = VariationPath(Array(leaf.path.steps.dropLast())).appending(.plural(.other))
      return texts[other] != leaf.text
    }
    return entry(own, hasStates: false)
  }

  /// What the key says in the other language, none when nothing is translated.
  var targetEntry: TableEntry? {
    entry(
      units.compactMap { unit in
        unit.target.map {
          TableEntry.Leaf(path: unit.path, text: $0, location: unit.targetLocation)
        }
      }, hasStates: true)
  }

  private func entry(_ leaves: [TableEntry.Leaf], hasStates: Bool) -> TableEntry? {
    let types = Dictionary(
      units.compactMap { unit in unit.variable.flatMap { name in unit.valueType.map { (name, $0) } }
      }
    ) { first, _ in first }
    guard let first = units.first, let place = leaves.first?.location,
      let value = TableValue(leaves: leaves, valueTypes: types)
    else { return nil }
    let comments = first.notes.filter { $0.author == nil || $0.author == "auto-generated" }
    var entry = TableEntry(
      key: first.key, value: value,
      comment: comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n"),
      keyLocation: first.location, valueLocation: place)
    entry.isTranslatable = first.isTranslatable
    entry.limits = first.limits
    entry.isCommentGenerated = comments.first?.author == "auto-generated"
    if hasStates {
      for unit in units where unit.target != nil { entry.states[unit.path] = unit.state }
    }
    return entry
  }
}

extension BilingualUnit {
  /// The name of the variable whose words it is.
  fileprivate var variable: String? {
    for case .substitution(let name) in path.steps { return name }
    return nil
  }
}
