import AuditModel
import Localization
import TextShaping

/// Collects the entries of tables from exchange files, one after the other.
package struct BilingualTables {
  private struct Name: Hashable {
    let folder: String
    let table: String
    let locale: LocaleIdentifier
  }

  /// A table as far as it has been collected.
  private struct Table {
    let name: Name
    var files: [String] = []
    var entries: [TableEntry] = []
    /// Its keys, once another file adds to it.
    var known: Set<ExactText>?
  }

  private var collected: [Table] = []
  private var positions: [Name: Int] = [:]

  /// Begins without any.
  package init() {}

  /// Adds the strings of a file; what is there already stays.
  package mutating func add(_ file: BilingualFile) {
    let path = OriginalPath(file.original)
    let source = Name(folder: path.folder, table: path.table, locale: file.sourceLocale)
    let target = file.targetLocale.map {
      Name(folder: path.folder, table: path.table, locale: $0)
    }
    // Most files hold one text for each key, which need not be put together.
    if source != target, file.units.areSingleTexts {
      addSingleTexts(file.units, to: source, target)
    } else {
      addGroups(file, to: source, target)
    }
  }

  /// The tables in the order of their first entries.
  package var tables: [StringTable] {
    collected.map { table in
      StringTable(
        name: table.name.table, locale: table.name.locale, folder: table.name.folder,
        files: table.files, entries: table.entries)
    }
  }
}

extension BilingualTables {
  private mutating func addGroups(_ file: BilingualFile, to source: Name, _ target: Name?) {
    let sourceRules = PluralRules(language: file.sourceLocale.identifier)
    for units in file.units.groupedByKey {
      let group = UnitGroup(units)
      if let entry = group.sourceEntry(sourceRules) { add(entry, to: position(of: source)) }
      if let target, let entry = group.targetEntry { add(entry, to: position(of: target)) }
    }
  }

  private mutating func addSingleTexts(
    _ units: [BilingualUnit], to source: Name, _ target: Name?
  ) {
    // Where a table has no keys of other files, no key can be there already.
    var isNew = (source: positions[source] == nil, target: true)
    if let target { isNew.target = positions[target] == nil }
    var (sources, targets): (Int?, Int?) = (nil, nil)
    for index in units.indices {
      if let text = units[index].source {
        let position = sources ?? position(of: source, reserving: units.count)
        sources = position
        add(units[index].entry(text), to: position, isNew: isNew.source)
      }
      if let target, let text = units[index].target {
        let position = targets ?? position(of: target, reserving: units.count)
        targets = position
        add(units[index].translatedEntry(text), to: position, isNew: isNew.target)
      }
    }
  }

  private mutating func position(of name: Name, reserving count: Int = 0) -> Int {
    if let known = positions[name] { return known }
    positions[name] = collected.count
    collected.append(Table(name: name))
    collected[collected.count - 1].entries.reserveCapacity(count)
    return collected.count - 1
  }

  private mutating func add(
    _ entry: consuming TableEntry, to position: Int, isNew: Bool = false
  ) {
    if collected[position].files.last != entry.keyLocation.file,
      !collected[position].files.contains(entry.keyLocation.file)
    {
      collected[position].files.append(entry.keyLocation.file)
    }
    if !isNew {
      if collected[position].known == nil {
        collected[position].known = Set(
          collected[position].entries.map { ExactText($0.key) })
      }
      guard collected[position].known?.insert(ExactText(entry.key)).inserted == true else { return }
    }
    collected[position].entries.append(entry)
  }
}

extension [BilingualUnit] {
  /// Whether no two of them are strings of the same key, and none depends on anything.
  fileprivate var areSingleTexts: Bool {
    guard allSatisfy({ $0.path.isText }) else { return false }
    var keys: Set<String> = []
    keys.reserveCapacity(count)
    return indices.allSatisfy { keys.insert(self[$0].key).inserted }
  }
}

extension BilingualUnit {
  /// The string of a key in the source language, when this is all of it.
  fileprivate func entry(_ text: String) -> TableEntry {
    entry(text, at: location, states: [:])
  }

  private func entry(
    _ text: String, at valueLocation: SourceLocation, states: [VariationPath: TranslationState]
  ) -> TableEntry {
    var entry = TableEntry(
      key: key, value: .text(text), comment: notes.comment, keyLocation: location,
      valueLocation: valueLocation, states: states, isTranslatable: isTranslatable,
      isCommentGenerated: notes.isCommentGenerated)
    if !limits.isEmpty { entry.limits = limits }
    if !gettextFlags.isEmpty { entry.gettextFlags = gettextFlags }
    return entry
  }

  /// The string of a key in the other language, when this is all of it.
  fileprivate func translatedEntry(_ text: String) -> TableEntry {
    entry(text, at: targetLocation, states: state.map { [.text: $0] } ?? [:])
  }
}
