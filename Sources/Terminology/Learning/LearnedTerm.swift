import AuditModel
import Localization

/// A word of the source language with what the translations of a project mostly call it.
package struct LearnedTerm: Sendable {
  /// The word or the two words, in their commonest spelling and number.
  package let source: String
  /// The same in lower case and in the singular, as far as English has one.
  package let word: String
  /// The language of the translations.
  package let locale: LocaleIdentifier
  /// Its most frequent translation, as a dictionary has it as far as the translations show that.
  package let translation: String
  /// How many translated strings have the word in their source.
  package let texts: Int
  /// How many of them have the translation.
  package let count: Int
  /// How well the two belong together, from 0 to 1: whether the one is mostly found with the other.
  package let strength: Double
  /// The strings that call it something else, or nothing.
  package let outliers: [Occurrence]

  /// The part of the strings that have the translation.
  package var share: Double { texts == 0 ? 0 : Double(count) / Double(texts) }

  /// A translation.
  package struct Occurrence: Sendable {
    /// The table that it is in.
    package let table: StringTable
    /// Its key.
    package let key: String
    /// The text and where it is.
    package let leaf: TableEntry.Leaf
    /// How many words its source has.
    package let sourceWords: Int
  }
}
