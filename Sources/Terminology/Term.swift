import AuditModel

/// A word or phrase of the source language with what it is called in other languages.
package struct Term: Hashable, Sendable {
  /// The word or phrase in the source language.
  package var source: String
  /// What it may be called, by language, the preferred one first.
  package var translations: [LocaleIdentifier: [String]]
  /// What it must not be called, by language.
  package var forbidden: [LocaleIdentifier: [String]]
  /// Whether it stays as it is in every language, like a brand.
  package var isKept: Bool

  /// Makes a term.
  package init(
    source: String, translations: [LocaleIdentifier: [String]] = [:],
    forbidden: [LocaleIdentifier: [String]] = [:], isKept: Bool = false
  ) {
    self.source = source
    self.translations = translations
    self.forbidden = forbidden
    self.isKept = isKept
  }
}
