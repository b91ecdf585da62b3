import AuditModel

/// A language that an app says it has, without any table in it.
package struct AbsentLanguage: Hashable, Sendable {
  /// The language.
  package var locale: LocaleIdentifier
  /// Where it is named, or its empty folder.
  package var location: SourceLocation

  /// Names a language.
  package init(_ locale: LocaleIdentifier, at location: SourceLocation) {
    self.locale = locale
    self.location = location
  }
}
