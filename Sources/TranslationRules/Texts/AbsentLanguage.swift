import AuditModel

/// A language that an app says it has, without any table in it.
package struct AbsentLanguage: Hashable, Sendable {
  /// The language.
  package var locale: LocaleIdentifier
  /// Where it is named, its empty folder, or the file in which translators have it.
  package var location: SourceLocation
  /// Whether there is an exchange file in it.
  package var isExchanged: Bool

  /// Names a language.
  package init(
    _ locale: LocaleIdentifier, at location: SourceLocation, isExchanged: Bool = false
  ) {
    self.locale = locale
    self.location = location
    self.isExchanged = isExchanged
  }
}
