import AuditModel
import TextShaping

/// What rules have to know about a language; making one reads locale data, so it is made once for
/// each language of an audit.
package struct Language: Sendable {
  /// Which numbers take which plural category.
  package let pluralNumbers: PluralNumbers
  /// Its identifier, such as `pt-BR`.
  package let locale: LocaleIdentifier
  /// Which plural category a number takes.
  package let pluralRules: PluralRules

  /// Reads what ICU knows about a language.
  package init(_ locale: LocaleIdentifier) {
    pluralNumbers = PluralNumbers(PluralRules(language: locale.identifier))
    self.locale = locale
    pluralRules = PluralRules(language: locale.identifier)
  }
}
