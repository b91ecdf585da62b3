/// The result of the onboarding.
package struct CreatedBoard: Hashable, Sendable {
  /// The name of the board.
  package let name: Name
  /// The names of its lists.
  package let lists: [Name]
  /// The names of the cards in its first list.
  package let cards: [Name]
}
