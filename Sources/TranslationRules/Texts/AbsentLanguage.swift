import AuditModel

/// A language that an app says it has, without any table in it.
package struct AbsentLanguage: Hashable, Sendable {
  /// The language.
  package var locale: LocaleIdentifier
  /// Where it is named, its empty folder, or the file in which translators have it.
  package var location: SourceLocation
  /// The file that names it.
  package var source: Source

  /// The kinds of files that name a language.
  package enum Source: Hashable, Sendable {
    /// The project, or a folder of the language without any table.
    case project
    /// An exchange file in the language.
    case exchangeFile
    /// The configuration, which requires the language.
    case configuration
    /// The configuration, which requires the language: other targets have it, and one in this folder has not.
    case target(folder: String)
  }

  /// Names a language.
  package init(
    _ locale: LocaleIdentifier, at location: SourceLocation, source: Source = .project
  ) {
    self.locale = locale
    self.location = location
    self.source = source
  }
}
