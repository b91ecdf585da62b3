import AuditModel
import Localization

/// The source string that a translation was made from.
package struct EarlierSource: Hashable, Sendable {
  /// The translation.
  package var translation: Location
  /// The source string when the translation was last changed.
  package var text: String

  /// Says what a translation was made from.
  package init(of translation: Location, text: String) {
    self.translation = translation
    self.text = text
  }

  /// Where a text is.
  package struct Location: Hashable, Sendable {
    /// The folder of its target.
    package var folder: String
    /// The table.
    package var table: String
    /// The key.
    package var key: ExactText
    /// The language of the translation.
    package var locale: LocaleIdentifier
    /// Which of the key's strings.
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
