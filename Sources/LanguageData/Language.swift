import AuditModel
import TextShaping

/// What rules have to know about a language; making one reads locale data, so it is made once for
/// each language of an audit.
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
  /// What it puts around what somebody says.
  package let quotationMarks: QuotationMarks
  /// Which scripts its texts are written in.
  package let scripts: LanguageScripts

  /// Reads what ICU knows about a language.
  package init(_ locale: LocaleIdentifier) {
    pluralNumbers = PluralNumbers(PluralRules(language: locale.identifier))
    self.locale = locale
    pluralRules = PluralRules(language: locale.identifier)
    habits = WritingHabits(locale)
    numbers = NumberHabits(locale)
    quotationMarks = QuotationMarks(locale)
    scripts = LanguageScripts(locale)
  }
}
