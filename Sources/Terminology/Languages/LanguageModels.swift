import AuditModel
import Localization
import Synchronization

/// What the texts of a project teach about how its languages are spelled; found out when somebody
/// first asks.
package final class LanguageModels: Sendable {
  private let project: LocalizationProject
  private let learned = Mutex<[LocaleIdentifier: TrigramModel]?>(nil)

  /// Takes the texts.
  package init(_ project: LocalizationProject) { self.project = project }

  /// The models of the languages whose small words are known, by language.
  var all: [LocaleIdentifier: TrigramModel] {
    learned.withLock { learned in
      if let learned { return learned }
      var models: [LocaleIdentifier: TrigramModel] = [:]
      for locale in Set(project.locales).union([project.sourceLocale]) {
        if FunctionWords.position(of: locale) != nil { models[locale] = model(of: locale) }
      }
      learned = models
      return models
    }
  }

  /// Texts that equal their source are not in the language that they are said to be in.
  private func model(of locale: LocaleIdentifier) -> TrigramModel {
    var model = TrigramModel()
    var scanner = WordScanner()
    for table in project.tables where table.locale == locale {
      let source = project.table(table.name, locale: project.sourceLocale)
      for entry in table.entries {
        if model.isFull { return model }
        guard case .text(let text) = entry.value else { continue }
        if locale != project.sourceLocale, case .text(text) = source?[entry.key]?.value { continue }
        model.learn(Trigrams(of: text, with: &scanner))
      }
    }
    return model
  }
}

extension FunctionWords {
  /// The bit of the language of a locale, in its script; none when its words are not known.
  static func position(of locale: LocaleIdentifier) -> Int? {
    if locale.language == "sr", locale.script == "Latn" { return position(of: "hr") }
    return position(of: locale.language)
  }

  /// Whether two languages are written in the same letters.
  static func shareScript(_ one: Int, _ other: Int) -> Bool { scripts[one] == scripts[other] }

  private static let scripts: [Int] = languages.map { language in
    if cyrillic.contains(where: { $0.language == language }) { return 1 }
    if language == "he" { return 2 }
    return rightToLeft.contains { $0.language == language } ? 3 : 0
  }
}
