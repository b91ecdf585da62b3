import AuditModel
import Localization

/// The source text that a translation was made from.
package struct EarlierSource: Hashable, Sendable {
  /// The translation.
  package var translation: Place
  /// What the text of the source language was when the translation was last changed.
  package var text: String

  /// Says what a translation was made from.
  package init(of translation: Place, text: String) {
    self.translation = translation
    self.text = text
  }

  /// Where a text stands.
  package struct Place: Hashable, Sendable {
    /// The folder of its target.
    package var folder: String
    /// The table.
    package var table: String
    /// The key.
    package var key: ExactText
    /// The language of the translation.
    package var locale: LocaleIdentifier
    /// Which of the key's texts.
    package var path: VariationPath

    /// Names a text.
    package init(
      folder: String = "", table: String, key: String, locale: LocaleIdentifier,
      path: VariationPath = .text
    ) {
      self.folder = folder
      self.table = table
      self.key = ExactText(key)
      self.locale = locale
      self.path = path
    }
  }
}
