/// The name of a card that people have typed.
package struct CardName: Hashable, Sendable {
  /// The name without spaces around it.
  package let text: String

  /// The most characters of a name, counted as a person sees them.
  package static let limit = Name.limit

  /// Takes what was typed, or nothing when nothing is left or it is too long.
  package init?(_ typed: String) {
    let text = typed.withoutOuterSpaces
    guard !text.isInvisible, text.count <= Self.limit else { return nil }
    self.text = text
  }
}

/// The notes on a card that people have typed.
package struct CardNotes: Hashable, Sendable {
  /// The notes as they were typed.
  package let text: String

  /// The most characters of notes, counted as a person sees them.
  package static let limit = 2_000

  /// Takes what was typed, or nothing when it is too long.
  package init?(_ typed: String) {
    guard typed.count <= Self.limit else { return nil }
    text = typed
  }
}
