import AuditModel
import Localization

/// A translation to be put into a file for translators.
package struct BilingualChange: Hashable, Sendable {
  /// The file that the text comes from, as the file for translators names it.
  package var original: String
  /// The key.
  package var key: String
  /// Which of its texts it is.
  package var path: VariationPath
  /// The translation, none to take away the one that is there.
  package var target: String?
  /// How far it is; none leaves what the file says.
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

  /// A change that was not made.
  package struct Refusal: Hashable, Sendable {
    /// The change.
    package var change: BilingualChange
    /// Why not, in a clause without a full stop.
    package var reason: String

    /// Makes a refusal.
    package init(_ change: BilingualChange, because reason: String) {
      self.change = change
      self.reason = reason
    }
  }
}
