import AuditModel
import TextShaping

/// All strings of an app in all of its languages.
public struct LocalizationProject: Sendable {
  /// The language that the app is written in.
  public let sourceLocale: LocaleIdentifier
  /// The languages that have tables, in order.
  public let locales: [LocaleIdentifier]
  /// The tables by language and name.
  public let tables: [StringTable]
  /// Problems that keep strings from being read as they were meant, by location.
  public let problems: [LocalizationProblem]

  /// The projects that were joined to this one, in which the same key may stand for different
  /// strings; none when it was not joined.
  package let parts: [LocalizationProject]

  private let indices: [TableName: Int]
  private let rules: [LocaleIdentifier: PluralRules]

  private struct TableName: Hashable {
    let locale: LocaleIdentifier
    let name: String
  }

  /// Makes a project of tables; of two with one name and language the first counts.
  public init(
    sourceLocale: LocaleIdentifier = "en", tables: [StringTable],
    problems: [LocalizationProblem] = []
  ) {
    self.init(sourceLocale: sourceLocale, tables: tables, problems: problems, parts: [])
  }

  /// Makes a project of the tables of several projects.
  package init(
    sourceLocale: LocaleIdentifier = "en", tables: [StringTable],
    problems: [LocalizationProblem], parts: [LocalizationProject]
  ) {
    self.parts = parts
    self.sourceLocale = sourceLocale
    self.tables = tables.sorted { ($0.locale, $0.name) < ($1.locale, $1.name) }
    self.problems = problems.sorted()
    locales = Set(tables.map(\.locale)).sorted()
    indices = Dictionary(
      self.tables.enumerated().map { (TableName(locale: $1.locale, name: $1.name), $0) }
    ) { first, _ in first }
    rules = Dictionary(
      uniqueKeysWithValues: locales.map { ($0, PluralRules(language: $0.identifier)) })
  }

  /// The table of a language, none when it has no such table.
  public func table(_ name: String, locale: LocaleIdentifier) -> StringTable? {
    indices[TableName(locale: locale, name: name)].map { tables[$0] }
  }

  /// The tables that were read from a file; several when it holds several languages.
  package func tables(ofFile path: String) -> [StringTable] {
    tables.filter { $0.files.contains(path) }
  }

  /// Whether a locale is the right-to-left pseudolanguage, which shows strings of the source language.
  package func isPseudolanguage(_ locale: LocaleIdentifier) -> Bool {
    locale == .rightToLeftPseudolanguage && !locales.contains(locale)
  }

  /// The language whose strings, numbers and dates are shown to people with a locale.
  package func shownLocale(in locale: LocaleIdentifier) -> LocaleIdentifier {
    isPseudolanguage(locale) ? sourceLocale : locale
  }

  /// The plural rules of a language.
  package func pluralRules(for locale: LocaleIdentifier) -> PluralRules {
    rules[locale] ?? PluralRules(language: locale.identifier)
  }
}
