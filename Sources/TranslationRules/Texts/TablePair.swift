import LanguageData
import Localization
import Terminology

/// A table in the source language and in another one.
package final class TablePair {
  /// In the language that the app is written in.
  package let source: StringTable
  /// In the other language; empty when there is no such table.
  package let target: StringTable
  /// The language that the app is written in.
  package let sourceLanguage: Language
  /// The other language.
  package let targetLanguage: Language
  /// The facts about the project as a whole.
  package let knowledge: ProjectKnowledge
  /// The purpose of the table.
  package let role: TableRole
  /// Whether both languages are one, as in `en` and `en-GB`.
  package let isSameLanguage: Bool

  /// Returns whether strings of the target are in its language.
  private(set) lazy var judge = LanguageJudge(
    knowledge.languageModels, locale: target.locale, source: source.locale)

  /// Puts the two beside each other.
  package init(
    source: StringTable, target: StringTable, sourceLanguage: Language, targetLanguage: Language,
    knowledge: ProjectKnowledge
  ) {
    self.source = source
    self.target = target
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.knowledge = knowledge
    role = TableRole(tableName: source.name)
    isSameLanguage = source.locale.language == target.locale.language
  }

  /// Whether both languages are one in one script, so that people hardly notice when iOS shows the
  /// source where a translation is missing.
  package var fallsBackToSource: Bool {
    isSameLanguage
      && LocaleFallback.script(of: source.locale) == LocaleFallback.script(of: target.locale)
  }

  /// The tables in which strings that the target lacks are found, such as that in `pt` for `pt-BR`.
  package var fallbacks: [StringTable] { knowledge.fallbacks(of: target) }

  /// Calls `body` for every key that both have.
  package func forEachTranslation(_ body: (_ source: TableEntry, _ target: TableEntry) -> Void) {
    for entry in source.entries {
      if let translation = target[entry.key] { body(entry, translation) }
    }
  }
}
