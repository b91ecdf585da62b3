/// The languages whose findings decide whether an audit fails.
public struct LanguageGate: Hashable, Sendable {
  /// The only languages that do; nil for all but those of the community.
  public var required: Set<LocaleIdentifier>?
  /// Languages that do not.
  public var community: Set<LocaleIdentifier>

  /// All languages, unless said otherwise.
  public init(required: Set<LocaleIdentifier>? = nil, community: Set<LocaleIdentifier> = []) {
    self.required = required
    self.community = community
  }

  /// Whether the findings in a language decide.
  public func includes(_ locale: LocaleIdentifier) -> Bool {
    required?.contains(locale) ?? !community.contains(locale)
  }

  /// The severity of a finding in the languages that decide and in which it is new; nil when it shows
  /// in none of them.
  public func severity(of finding: Finding) -> Severity? {
    if self == LanguageGate(), finding.knownLocales.isEmpty { return finding.severity }
    func counts(_ locale: LocaleIdentifier?) -> Bool {
      guard let locale else { return finding.knownLocales.isEmpty }
      return includes(locale) && !finding.isKnown(in: locale)
    }
    switch finding.subject {
    case .node:
      return finding.locales.isEmpty || finding.locales.contains(where: counts)
        ? finding.severity : nil
    case .string(let string):
      return string.occurrences.filter { counts($0.locale) }.map(\.severity).max()
    case .file(let file):
      return file.occurrences.filter { counts($0.locale) }.map(\.severity).max()
    }
  }
}
