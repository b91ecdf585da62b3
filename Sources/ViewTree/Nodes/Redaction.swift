/// Whether the texts and pictures of a view are shown, or grey shapes of the same size in their place.
public enum Redaction: String, Hashable, Sendable, Codable, CaseIterable {
  /// They are shown, whatever the views around say.
  case unredacted
  /// Grey shapes are in the place of those that are private.
  case privacy
  /// Grey shapes are in the place of all of them.
  case placeholder

  /// The redaction of a view inside another one: reasons add up, and a view inside may end them all.
  ///
  /// Source: the documentation of `redacted(reason:)` and `unredacted()`.
  package func inside(_ outer: Redaction) -> Redaction {
    switch (self, outer) {
    case (.unredacted, _): .unredacted
    case (.placeholder, _), (_, .placeholder): .placeholder
    case (.privacy, _): .privacy
    }
  }
}
