import Localization

/// A translation to be changed in a file in the exchange.
package struct BilingualChange: Hashable, Sendable {
  /// The file that the text comes from.
  package var original: String
  /// The key.
  package var key: String
  /// Which of its texts it is.
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

/// What came of changes to a file in the exchange.
package struct ChangedExchange: Hashable, Sendable {
  /// The bytes with the changes that were made.
  package var bytes: [UInt8]
  /// The changes that the file could not take, in the order in which they were asked for.
  package var refusals: [Refusal]

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

  /// Makes a result.
  package init(bytes: [UInt8], refusals: [Refusal] = []) {
    self.bytes = bytes
    self.refusals = refusals
  }
}
