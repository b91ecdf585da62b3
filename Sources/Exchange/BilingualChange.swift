import Localization

/// A translation to be changed in a file in the exchange.
package struct BilingualChange: Hashable, Sendable {
  /// The file that the text comes from.
  package var original: String
  /// The key.
  package var key: String
  /// Which of its strings it is.
  package var path: VariationPath
  /// The translation, as catalogs write it; none leaves it as it is.
  package var target: String?
  /// How far it is; none leaves that as it is.
  package var state: TranslationState?

  /// Makes a change.
  package init(
    original: String, key: String, path: VariationPath = .text, target: String?,
    state: TranslationState? = nil
  ) {
    self.original = original
    self.key = key
    self.path = path
    self.target = target
    self.state = state
  }
}
