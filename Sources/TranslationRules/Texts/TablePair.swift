import AuditModel
import LanguageData
import Localization

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
  /// What is known of the project as a whole.
  package let knowledge: ProjectKnowledge

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
  }

  /// What the table is for.
  package var role: TableRole { TableRole(tableName: source.name) }

  /// Whether both languages are one, as in `en` and `en-GB`.
  package var isSameLanguage: Bool { source.locale.language == target.locale.language }

  /// The table in a language that this one falls back to, such as `pt-BR` for `pt`; none when there
  /// is none or it is the source.
  package var fallback: StringTable? { knowledge.fallback(of: target) }

  /// Calls `body` for every key that both have.
  package func forEachTranslation(_ body: (_ source: TableEntry, _ target: TableEntry) -> Void) {
    for entry in source.entries {
      if let translation = target[entry.key] { body(entry, translation) }
    }
  }
}
