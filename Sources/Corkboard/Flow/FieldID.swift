/// A field that a name is typed into.
package enum FieldID: Hashable, Sendable {
  case board
  case list(Int)
  case card(Int)

  /// The name by which the screen's controls know it.
  package var name: String {
    switch self {
    case .board: "board/name"
    case .list(let index): "list-\(index + 1)/name"
    case .card(let index): "card-\(index + 1)"
    }
  }

  /// The name of the list or card that the board is scrolled to for it.
  package var scrolledID: String {
    switch self {
    case .board: "name"
    case .list(let index): "list-\(index + 1)"
    case .card(let index): "card-\(index + 1)"
    }
  }

  /// Where it is on the screen, by its identity.
  package var path: String {
    switch self {
    case .board: "content/\(name)"
    case .list: "content/board/lists/\(name)"
    case .card: "content/board/lists/list-1/\(name)"
    }
  }
}

extension BoardTemplate {
  /// The fields of a board that is made with it, in their order on the screen.
  package var fields: [FieldID] { [.board] + lists + cards }

  /// The fields of the lists.
  var lists: [FieldID] { (0..<listCount).map { .list($0) } }

  /// The fields of the first list's cards.
  var cards: [FieldID] { (0..<cardCount).map { .card($0) } }

  /// The field after another one of its kind; none after the last one.
  func field(after field: FieldID) -> FieldID? {
    switch field {
    case .board: nil
    case .list(let index): index + 1 < listCount ? .list(index + 1) : nil
    case .card(let index): index + 1 < cardCount ? .card(index + 1) : nil
    }
  }
}
