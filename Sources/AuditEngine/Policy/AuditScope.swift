import AuditModel

/// The part of everything that an audit looks at, as far as options narrow it.
package struct AuditScope: Hashable, Sendable {
  /// Whether all files could be read, but for some languages.
  package var isTrustworthy = true
  /// The languages of files that could not be read as a whole.
  package var unreadLocales: Set<LocaleIdentifier> = []
  /// Whether all files are looked at that the configuration is for.
  package var hasAllFiles = true
  /// Whether all rules take part that the configuration lets take part.
  package var hasAllRules = true
  /// The rules that take part, but lack what they compare with, such as the history of a shallow clone.
  package var blindRules: Set<String> = []
  /// Whether screens are laid out with all their states, at all sizes and on all devices.
  package var hasWholeMatrix = true
  /// Whether all screens are looked at.
  package var hasAllScreens = true
  /// Whether all strings are looked at, and not only those that changed.
  package var hasAllStrings = true
  /// Whether all languages are looked at.
  package var hasAllLanguages = true

  /// Everything.
  package init() {}

  /// Whether nothing is left out.
  var isEverything: Bool {
    var scope = self
    scope.blindRules = []
    return scope == AuditScope()
  }
}
