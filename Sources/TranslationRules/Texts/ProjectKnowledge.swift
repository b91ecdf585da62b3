import AuditModel
import LanguageData
import Localization

/// What rules may know beyond the table before them: all texts of the project, and what was found
/// out elsewhere.
package struct ProjectKnowledge: Sendable {
  /// All texts of the project.
  package let project: LocalizationProject
  /// What was found out beyond the texts.
  package let facts: OutsideFacts
  private let languages: [LocaleIdentifier: Language]

  /// Reads what there is to know about the languages of a project.
  package init(project: LocalizationProject, facts: OutsideFacts = OutsideFacts()) {
    self.project = project
    self.facts = facts
    let locales = Set(project.locales).union([project.sourceLocale])
    languages = Dictionary(uniqueKeysWithValues: locales.map { ($0, Language($0)) })
  }

  /// What there is to know about a language.
  package func language(_ locale: LocaleIdentifier) -> Language {
    languages[locale] ?? Language(locale)
  }

  /// The table that the system takes where a table lacks a key: `pt-BR` falls back to `pt`.
  func fallback(of table: StringTable) -> StringTable? {
    var parts = table.locale.identifier.split(separator: "-")
    while parts.count > 1 {
      parts.removeLast()
      let locale = LocaleIdentifier(parts.joined(separator: "-"))
      if locale == project.sourceLocale { return nil }
      if let found = project.table(table.name, locale: locale) { return found }
    }
    return nil
  }
}

/// What was found out beyond the texts: in the code, on the screens, in the history, by people.
package struct OutsideFacts: Sendable {
  /// The team's own rules.
  package var patterns: [PatternRule] = []

  /// Knows nothing.
  package init() {}
}
