import AuditModel
import LanguageData
import Localization
import SourceScanning
import Terminology

/// The facts that rules know beyond the table before them: all strings of the project, and those
/// from elsewhere.
package final class ProjectKnowledge: Sendable {
  /// All strings of the project.
  package let project: LocalizationProject
  /// The facts from outside of the strings.
  package let facts: OutsideFacts
  /// The source strings that translations were made from, by the translation.
  let earlierSources: [EarlierSource.Location: String]
  /// Where files are broken, so that what was made out there may be something else.
  private let brokenLines: [String: Set<Int>]
  /// Which strings are never shown, or not as they are.
  private let brokenPositions: Set<SourceLocation>
  /// The statistics of how the languages are spelled.
  package let languageModels: LanguageModels
  /// The terms of the glossary by their words; none without a glossary.
  package let glossary: GlossaryIndex?
  /// The names of the tables whose source strings have placeholders such as `%0`, which the app
  /// replaces itself.
  let numberedTables: Set<String>
  /// Whether all code that asks for strings is Swift; false when no code was read.
  let isSwiftOnly: Bool
  private let languages: [LocaleIdentifier: Language]

  /// Reads what there is to know about the languages of a project.
  ///
  /// - Parameter models: what is known of the spelling of languages; none to learn it from the
  ///   project itself.
  package init(
    project: LocalizationProject, facts: OutsideFacts = OutsideFacts(),
    models: LanguageModels? = nil
  ) {
    self.project = project
    self.facts = facts
    earlierSources = Dictionary(facts.earlierSources.map { ($0.translation, $0.text) }) { $1 }
    let broken = project.problems.filter(\.kind.hidesTexts)
    brokenLines = Dictionary(grouping: broken, by: \.location.file).mapValues {
      Set($0.map(\.location.line))
    }
    brokenPositions = Set(project.problems.filter { $0.kind == .noVariable }.map(\.location))
    languageModels = models ?? LanguageModels([project])
    let uses = facts.code?.uses ?? []
    isSwiftOnly = !uses.isEmpty && uses.allSatisfy { $0.location.file.hasSuffix(".swift") }
    numberedTables = Set(
      project.tables.filter {
        $0.locale == project.sourceLocale && NumberedPlaceholders.areUsed(in: $0)
      }.map(\.name))
    glossary = facts.glossary.map { GlossaryIndex($0, source: project.sourceLocale) }
    let locales = Set(project.locales).union([project.sourceLocale])
    languages = Dictionary(uniqueKeysWithValues: locales.map { ($0, Language.of($0)) })
  }

  /// The facts about a language.
  package func language(_ locale: LocaleIdentifier) -> Language {
    languages[locale] ?? Language.of(locale)
  }

  /// Whether a file is broken where a string is, or could not be decoded there, so that the string is
  /// not what was written.
  func isBroken(_ text: String, at location: SourceLocation) -> Bool {
    if brokenPositions.isEmpty && brokenLines.isEmpty { return false }
    if brokenPositions.contains(location) { return true }
    guard let lines = brokenLines[location.file] else { return false }
    return lines.contains(location.line) || text.unicodeScalars.contains("\u{FFFD}")
  }

  /// The tables in which a text that a table lacks is found all the same: `pt-BR` falls back to
  /// `pt`; the best first.
  func fallbacks(of table: StringTable) -> [StringTable] {
    LocaleFallback.locales(of: table.locale).compactMap {
      $0 == project.sourceLocale ? nil : project.table(table.name, locale: $0)
    }
  }
}

/// The reason for which an app asks for access, in its property list.
package struct UsageDescription: Hashable, Sendable {
  let key: String
  let text: String
  let location: SourceLocation

  /// Takes a key of a property list with its value.
  package init(key: String, text: String, at location: SourceLocation) {
    self.key = key
    self.text = text
    self.location = location
  }
}

/// The facts from outside of the strings: from the code, the screens, the history, and people.
package struct OutsideFacts: Sendable {
  /// The keys that the code of the app names; none when it was not read.
  package var code: CodeUsage?
  /// The folders of packages, whose tables only their own code can use without naming a bundle.
  package var packageFolders: [String] = []
  /// The code of an example, for its rule's page.
  package var shownCode: String?
  /// Which source strings translations were made from, as far as the history shows.
  package var earlierSources: [EarlierSource] = []
  /// The languages that the project files name; none when there is no such file.
  package var knownRegions: Set<LocaleIdentifier>?
  /// The languages that the app says it has, without any table in them.
  package var absentLanguages: [AbsentLanguage] = []
  /// The glossary; none without one.
  package var glossary: Glossary?
  /// The texts of the app's page in the App Store.
  package var storeTexts: [StoreText] = []
  /// The team's own rules.
  package var patterns: [PatternRule] = []
  /// The reasons that property lists give for what the app asks for.
  package var usageDescriptions: [UsageDescription] = []
  /// The options of rules.
  package var options = StringOptions()

  /// Knows nothing, or what things are to be called.
  package init(glossary: Glossary? = nil) { self.glossary = glossary }
}

extension OutsideFacts {
  /// Whether the code is known and has nothing that may be a key.
  package func isUnusedInCode(_ key: String) -> Bool {
    code.map { $0.asksForTexts && !$0.mentions(key) } ?? false
  }
}
