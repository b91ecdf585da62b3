import AuditModel
import Synchronization
import TextShaping

/// The facts about a language that rules need; making one reads locale data, so each is made once.
package final class Language: Sendable {
  /// Which numbers take which plural category.
  package let pluralNumbers: PluralNumbers
  /// Its identifier, such as `pt-BR`.
  package let locale: LocaleIdentifier
  /// Which plural category a number takes.
  package let pluralRules: PluralRules
  /// How it writes sentences.
  package let habits: WritingHabits
  /// How it writes numbers.
  package let numbers: NumberHabits
  /// Its quotation marks.
  package let quotationMarks: QuotationMarks
  /// Which scripts its strings are written in.
  package let scripts: LanguageScripts
  /// The letters that it needs for its own words.
  package let letters: ExemplarCharacters

  private static let known = Mutex<[LocaleIdentifier: Language]>([:])

  /// The derived facts about a language, computed on first use.
  package static func of(_ locale: LocaleIdentifier) -> Language {
    if let language = known.withLock({ $0[locale] }) { return language }
    let language = Language(locale)
    known.withLock { $0[locale] = language }
    return language
  }

  /// Reads what ICU knows about a language.
  package init(_ locale: LocaleIdentifier) {
    pluralNumbers = PluralNumbers(PluralRules(language: locale.identifier))
    self.locale = locale
    pluralRules = PluralRules(language: locale.identifier)
    habits = WritingHabits(locale)
    numbers = NumberHabits(locale)
    quotationMarks = QuotationMarks(locale)
    scripts = LanguageScripts(locale)
    letters = ExemplarCharacters(lettersOf: locale)
  }
}
