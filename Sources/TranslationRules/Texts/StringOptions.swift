import AuditModel
import Localization

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

extension TextPair {
  /// The options of rules where the translation is.
  var options: RuleOptionValues {
    key.tables.knowledge.facts.options.values(in: targetLocation.file, key.tables.target.locale)
  }
}

extension TablePair {
  /// The options of rules for the translations in a file.
  func options(in file: String) -> RuleOptionValues {
    knowledge.facts.options.values(in: file, target.locale)
  }
}

extension SingleText {
  /// The options of rules where the string is.
  var options: RuleOptionValues {
    key.knowledge.facts.options.values(in: location.file, key.table.locale)
  }
}
