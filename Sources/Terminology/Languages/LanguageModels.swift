import AuditModel
import Localization
import Synchronization

/// The statistics of how the languages of an app's strings are spelled; computed on first use.
package final class LanguageModels: Sendable {
  private let projects: [LocalizationProject]
  private let learned = Mutex<[Model]?>(nil)

  /// How the language of a locale is spelled.
  struct Model: Sendable {
    let locale: LocaleIdentifier
    /// The bit of the language.
    let language: Int
    let trigrams: TrigramModel
  }

  /// Takes the strings of all folders.
  package init(_ projects: [LocalizationProject]) { self.projects = projects }

  /// The models of the locales whose function words are known and that have strings enough to say
  /// something.
  var all: [Model] {
    learned.withLock { learned in
      if let learned { return learned }
      let locales = Set(projects.flatMap { $0.locales + [$0.sourceLocale] })
      let models = locales.sorted().compactMap { locale -> Model? in
        guard let language = FunctionWords.position(of: locale) else { return nil }
        let trigrams = model(of: locale)
        return trigrams.isReliable
          ? Model(locale: locale, language: language, trigrams: trigrams) : nil
      }
      learned = models
      return models
    }
  }

  /// Of more strings than this, as many are read, spread evenly over all.
  private static let mostTexts = 4000

  /// Strings that equal their source are not in the language that they are said to be in.
  private func model(of locale: LocaleIdentifier) -> TrigramModel {
    var model = TrigramModel()
    let tables = projects.flatMap { project in
      project.tables.filter { $0.locale == locale }.map { table in
        let isSource = locale == project.sourceLocale
        let source = isSource ? nil : project.table(table.name, locale: project.sourceLocale)
        return (table, source)
      }
    }
    let step = tables.reduce(0) { $0 + $1.0.entries.count } / Self.mostTexts + 1
    var next = 0
    for (table, source) in tables {
      while next < table.entries.count {
        if model.isFull { return model }
        let entry = table.entries[next]
        next += step
        guard case .text(let text) = entry.value else { continue }
        if case .text(text) = source?[entry.key]?.value { continue }
        model.learn(Trigrams(of: text))
      }
      next -= table.entries.count
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

  /// Whether a language is written in Cyrillic letters.
  static func isCyrillic(_ language: Int) -> Bool { scripts[language] == 1 }

  private static let scripts: [Int] = languages.map { language in
    if cyrillic.contains(where: { $0.language == language }) { return 1 }
    if language == "he" { return 2 }
    return rightToLeft.contains { $0.language == language } ? 3 : 0
  }
}
