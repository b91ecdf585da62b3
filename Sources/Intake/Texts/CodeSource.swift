import AuditModel
import Localization
import SourceScanning

/// The source strings that an app has in its code and in no table.
///
/// A call such as `NSLocalizedString("Save", comment: "")` shows its key where the table has no such
/// key, and `String(localized: "save", defaultValue: "Save")` its default value (Apple documentation,
/// `Bundle.localizedString(forKey:value:table:)`).
struct CodeSource {
  /// The uses by table and by the shape of their keys, one for each key that they may have: a use for
  /// each way of putting things into the shape.
  private let uses: [Name: [TextUse]]

  private struct Name: Hashable {
    let table: String
    let shape: String
  }

  /// Takes what the code asks for.
  init(_ code: CodeUsage) {
    var positions: [Request: Int] = [:]
    var uses: [Name: [TextUse]] = [:]
    for use in code.uses {
      guard let shape = use.shape else { continue }
      let name = Name(table: use.table ?? "Localizable", shape: shape)
      let request = Request(name: name, use: use)
      guard let position = positions[request] else {
        positions[request] = uses[name]?.count ?? 0
        uses[name, default: []].append(use)
        continue
      }
      // A use with a default value says more than one without.
      if uses[name]?[position].value == nil, use.value != nil { uses[name]?[position] = use }
    }
    self.uses = uses
  }

  /// The facts by which uses have the same key.
  private struct Request: Hashable {
    let name: Name
    let key: ExactText?
    let interpolations: [String]

    init(name: Name, use: TextUse) {
      self.name = name
      key = use.literal.map { ExactText($0) }
      interpolations = use.interpolations
    }
  }

  /// The keys that have a default value in the code, by table.
  var ownKeys: [(table: String, key: String)] {
    uses.flatMap { name, uses in
      uses.compactMap { use in
        use.hasOwnValue(in: name.table) ? use.literal.map { (name.table, $0) } : nil
      }
    }
    .sorted { ($0.table, $0.key) < ($1.table, $1.key) }
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
    func add(_ use: TextUse, as key: String) {
      guard keys.insert(ExactText(key)).inserted else { return }
      result.append(use.entry(key: key))
    }
    // Which of several targets has a key that no table has is not known.
    for use in isOnlyTarget ? uses.values.joined().filter({ $0.hasOwnValue(in: name) }) : [] {
      guard let key = use.literal, source?[key] == nil else { continue }
      add(use, as: key)
    }
    let spellings = Spellings(
      of: tables.filter { $0.locale != source?.locale }, besides: source)
    for (shape, counts) in spellings.counts {
      guard let uses = uses[Name(table: name, shape: shape)] else { continue }
      for use in uses {
        if let key = use.literal, counts[ExactText(key)] != nil { add(use, as: key) }
      }
      let interpolated = uses.filter { $0.literal == nil }.dropFirst(spellings.known(shape))
      for (use, key) in zip(interpolated, spellings.best(of: shape)) { add(use, as: key) }
    }
    return result.sorted { ($0.keyLocation, $0.key) < ($1.keyLocation, $1.key) }
  }
}

/// The keys that translations have and the source language has not, by their shapes.
///
/// A call with interpolations has one key while the app runs, but code does not show its specifiers, and
/// translations that were never updated have older spellings of it.
private struct Spellings {
  /// How many languages have each spelling of a shape.
  private(set) var counts: [String: [ExactText: Int]] = [:]
  /// How many keys of each shape the source language has.
  private var sources: [String: Int] = [:]

  init(of tables: [StringTable], besides source: StringTable?) {
    for table in tables {
      for entry in table.entries where source?[entry.key] == nil {
        counts[KeyShape.of(entry.key), default: [:]][ExactText(entry.key), default: 0] += 1
      }
    }
    guard !counts.isEmpty else { return }
    for entry in source?.entries ?? [] where entry.key.utf8.contains(UInt8(ascii: "%")) {
      sources[KeyShape.of(entry.key), default: 0] += 1
    }
  }

  /// How many keys of a shape the source language has.
  func known(_ shape: String) -> Int { sources[shape] ?? 0 }

  /// The spellings that interpolations may have, the likeliest first: the one that most languages have, and of
  /// those the one with the fewest objects, since only Xcode, which knows the types, writes `%lld`, while
  /// `%@` is what people write for everything.
  func best(of shape: String) -> [String] {
    let possible = (counts[shape] ?? [:]).filter { !$0.key.text.hasCString }
    return possible.sorted {
      ($1.value, $0.key.text.objectCount, $0.key.text)
        < ($0.value, $1.key.text.objectCount, $1.key.text)
    }.map(\.key.text)
  }
}

extension String {
  /// Whether a specifier is one of a string of C, which no interpolation becomes.
  fileprivate var hasCString: Bool {
    KeyShape.specifiers(of: self).contains { $0.hasSuffix("s") }
  }

  fileprivate var objectCount: Int {
    KeyShape.specifiers(of: self).count { $0.hasSuffix("@") }
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
