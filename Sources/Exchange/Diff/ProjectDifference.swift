import AuditModel
import Localization

/// A difference of a string between two projects.
package struct TextDifference: Hashable, Sendable {
  /// The folder of the target; empty for the project's own.
  package var folder: String
  /// The table.
  package var table: String
  /// The key.
  package var key: String
  /// The language.
  package var locale: LocaleIdentifier
  /// Which of its strings.
  package var path: VariationPath
  /// The kind of difference.
  package var kind: Kind
  /// The old value, none when there was none.
  package var old: String?
  /// The new value, none when there is none.
  package var new: String?
  /// Where it was or is.
  package var location: SourceLocation

  /// The kinds of differences.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It says something else.
    case changed
    /// Its translation is at another stage.
    case state
    /// The comment says something else.
    case comment
    /// A variable takes another argument.
    case argument
  }
}

/// Compares the strings of two projects by table, key, language and variation.
package struct ProjectComparison {
  /// The differences by folder, table, key, language and variation.
  package private(set) var differences: [TextDifference] = []

  /// Compares two projects; tables are matched by folder and name, and those whose folders differ
  /// by their names when these are not used twice.
  ///
  /// Comments are those of the source language: exchange files have no others.
  ///
  /// - Parameter gaps: what could not be read on each side; a string that only the other side has is
  ///   no difference then.
  package init(
    _ old: LocalizationProject, _ new: LocalizationProject,
    gaps: (old: ComparisonGaps, new: ComparisonGaps) = (ComparisonGaps(), ComparisonGaps())
  ) {
    sourceLocale = new.sourceLocale
    self.gaps = gaps
    let (olds, news) = (Self.tables(of: old), Self.tables(of: new))
    var matched: Set<TableName> = []
    for (name, tables) in olds.sorted(by: { $0.key < $1.key }) {
      let match = Self.match(of: name, in: news, beside: olds)
      if let match { matched.insert(match) }
      compare(tables, at: name, match.flatMap { news[$0] } ?? [:], at: match)
    }
    for (name, tables) in news.sorted(by: { $0.key < $1.key }) where !matched.contains(name) {
      compare([:], at: nil, tables, at: name)
    }
    differences.sort { $0.order < $1.order }
  }

  private let sourceLocale: LocaleIdentifier
  private let gaps: (old: ComparisonGaps, new: ComparisonGaps)

  private struct TableName: Hashable, Comparable {
    let folder: String
    let name: String

    static func < (left: Self, right: Self) -> Bool {
      (left.folder, left.name) < (right.folder, right.name)
    }
  }

  private typealias Languages = [LocaleIdentifier: StringTable]

  private static func tables(of project: LocalizationProject) -> [TableName: Languages] {
    var result: [TableName: Languages] = [:]
    for table in project.tables {
      result[TableName(folder: table.folder, name: table.name), default: [:]][table.locale] = table
    }
    return result
  }

  private static func match(
    of name: TableName, in news: [TableName: Languages], beside olds: [TableName: Languages]
  ) -> TableName? {
    if news[name] != nil { return name }
    let candidates = news.keys.filter { $0.name == name.name && olds[$0] == nil }
    let rivals = olds.keys.filter { $0.name == name.name && news[$0] == nil }
    return candidates.count == 1 && rivals.count == 1 ? candidates.first : nil
  }

  private mutating func compare(
    _ old: Languages, at oldName: TableName?, _ new: Languages, at newName: TableName?
  ) {
    guard let name = newName ?? oldName,
      !gaps.old.hides(table: name.name, in: oldName?.folder),
      !gaps.new.hides(table: name.name, in: newName?.folder)
    else { return }
    for locale in Set(old.keys).union(new.keys).sorted() {
      let isUnknown = (
        old: gaps.old.mayHold(table: name.name, in: oldName?.folder, locale),
        new: gaps.new.mayHold(table: name.name, in: newName?.folder, locale)
      )
      let keys =
        (old[locale]?.entries ?? []).map(\.key)
        + (new[locale]?.entries ?? []).map(\.key).filter { old[locale]?[$0] == nil }
      for key in keys {
        if isUnknown.old && old[locale]?[key] == nil || isUnknown.new && new[locale]?[key] == nil {
          continue
        }
        let hasComments = locale == sourceLocale
        compare(old[locale]?[key], new[locale]?[key], hasComments: hasComments) {
          path, kind, old, new, location in
          TextDifference(
            folder: name.folder, table: name.name, key: key, locale: locale, path: path,
            kind: kind, old: old, new: new, location: location)
        }
      }
    }
  }

  private typealias Making = (
    VariationPath, TextDifference.Kind, String?, String?, SourceLocation
  ) -> TextDifference

  private mutating func compare(
    _ old: TableEntry?, _ new: TableEntry?, hasComments: Bool, making: Making
  ) {
    compareArguments(old, new, making: making)
    let old = old?.inOneShape
    let new = new?.inOneShape
    let olds = Dictionary((old?.leaves ?? []).map { ($0.path, $0) }) { first, _ in first }
    let news = Dictionary((new?.leaves ?? []).map { ($0.path, $0) }) { first, _ in first }
    for path in Set(olds.keys).union(news.keys) {
      let (was, isNow) = (olds[path], news[path])
      guard let location = isNow?.location ?? was?.location else { continue }
      if was.map({ ExactText($0.text) }) != isNow.map({ ExactText($0.text) }) {
        let kind: TextDifference.Kind = was == nil ? .added : isNow == nil ? .removed : .changed
        differences.append(making(path, kind, was?.text, isNow?.text, location))
      } else if old?.states[path] ?? .translated != new?.states[path] ?? .translated {
        // Many formats do not say how far a translation is; what is there counts as translated.
        differences.append(
          making(
            path, .state, old?.states[path]?.rawValue, new?.states[path]?.rawValue, location))
      }
    }
    if hasComments, let old, let new, old.comment ?? "" != new.comment ?? "" {
      differences.append(making(.text, .comment, old.comment, new.comment, new.keyLocation))
    }
  }
}

extension ProjectComparison {
  /// Compares which arguments the variables take that both sides have.
  private mutating func compareArguments(
    _ old: TableEntry?, _ new: TableEntry?, making: Making
  ) {
    guard let old, let new else { return }
    let (was, isNow) = (old.value.argumentNumbers, new.value.argumentNumbers)
    for (name, number) in was.sorted(by: { $0.key < $1.key }) {
      guard let other = isNow[name], other != number else { continue }
      differences.append(
        making(
          VariationPath([.substitution(name)]), .argument, "\(number)", "\(other)",
          new.valueLocation))
    }
  }
}

extension TableEntry {
  /// The same strings in the shape that all formats share: one that is nothing but a variable is
  /// the forms of that variable, and one without variables is plain.
  fileprivate var inOneShape: TableEntry {
    guard case .plural(let format, let variables) = value else { return self }
    var result = self
    if variables.isEmpty {
      result.value = .text(format)
    } else if variables.count == 1, let name = variables.first?.name,
      format == "%#@\(name)@" || format == "%1$#@\(name)@"
    {
      result.value = .plurals(variables[0].forms)
      for form in variables[0].forms {
        let path = VariationPath([.substitution(name), .plural(form.category)])
        result.states[VariationPath([.plural(form.category)])] = states[path]
      }
    }
    return result
  }
}

extension TextDifference {
  /// Where it is among others: comments after strings.
  fileprivate var order: (String, String, String, LocaleIdentifier, VariationPath) {
    ("\(folder)/\(table)", key, kind == .comment ? "1" : "0", locale, path)
  }
}
