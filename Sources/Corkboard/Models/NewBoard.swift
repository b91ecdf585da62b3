/// A board that the server is to make.
package struct NewBoard: Hashable, Sendable {
  /// Its name.
  package let name: Title
  /// The names of its lists.
  package let lists: [Title]
  /// The names of the cards on its first list.
  package let cards: [Title]

  /// A board; cards without a name are left out.
  package init(name: Title, lists: [Title], cards: [Title]) {
    self.name = name
    self.lists = lists
    self.cards = cards.filter { !$0.isBlank }
  }

  /// The board that the onboarding has led to.
  package init(_ board: CreatedBoard) {
    self.init(
      name: Title(board.name), lists: board.lists.map { Title($0) },
      cards: board.cards.map { Title($0) })
  }
}
