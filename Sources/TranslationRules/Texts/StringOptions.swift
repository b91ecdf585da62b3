import AuditModel

/// The options of rules that a team has set, for the strings of each file in each language.
package struct StringOptions: Hashable, Sendable {
  private let everywhere: RuleOptionValues
  private var own: [Part: RuleOptionValues] = [:]

  private struct Part: Hashable {
    let file: String
    let locale: LocaleIdentifier
  }

  /// Takes the values that count where a file has none of its own.
  package init(everywhere: RuleOptionValues = RuleOptionValues()) { self.everywhere = everywhere }

  /// Sets the values for the strings of a file in a language.
  package mutating func set(_ values: RuleOptionValues, in file: String, _ locale: LocaleIdentifier)
  {
    if values != everywhere { own[Part(file: file, locale: locale)] = values }
  }

  /// The values for the strings of a file in a language.
  func values(in file: String, _ locale: LocaleIdentifier) -> RuleOptionValues {
    own.isEmpty ? everywhere : own[Part(file: file, locale: locale)] ?? everywhere
  }
}
