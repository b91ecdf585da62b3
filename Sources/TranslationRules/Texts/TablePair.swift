import LanguageData
import Localization
import Terminology
import TextShaping

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

  /// The script in which nearly all strings of the target are, although its language does not use it;
  /// none for tables of fewer than ten strings.
  private(set) lazy var foreignScript: Script? = {
    let own = targetLanguage.scripts.all
    guard !own.isEmpty, !isSameLanguage else { return nil }
    var counts: [Script?: Int] = [:]
    // The first strings are enough to see it.
    for entry in target.entries.prefix(60) {
      guard case .text(let text) = entry.value,
        source[entry.key]?.value.format.isExactly(text) != true
      else { continue }
      counts[text.onlyScript, default: 0] += 1
    }
    let all = counts.values.reduce(0, +)
    guard all >= 10, let (script, count) = counts.max(by: { $0.value < $1.value }), let script,
      !own.contains(script), count * 10 >= all * 9
    else { return nil }
    return script
  }()

  /// Whether the strings have placeholders such as `%0`, which the app replaces itself.
  var hasNumberedPlaceholders: Bool { knowledge.numberedTables.contains(source.name) }

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

extension String {
  /// The script of all of its letters; none when there are several, or no letters.
  fileprivate var onlyScript: Script? {
    var result: Script?
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      let script = Script(of: scalar)
      if let result, result != script { return nil }
      result = script
    }
    return result
  }
}
