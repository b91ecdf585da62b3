/// The data of the stub server.
package enum Sample {
  /// The token of everybody who logs in.
  package static let accessToken = "sample-token"

  /// The logged-in user.
  package static let account = Account(
    name: "Robin Keller", mail: "robin@example.com", isVerified: true)

  /// A board from each of two templates, and one with a name of its own, as long as names can be.
  package static let boards = [
    board(of: "trip", days: [-2, 0, nil]), board(of: "moving", days: [1, 5, nil]), birthday,
  ]

  /// The cards with a date, the most urgent first.
  package static let cardsDue = boards.flatMap(\.lists).flatMap(\.cards)
    .filter { $0.daysUntilDue != nil }
    .sorted { ($0.daysUntilDue ?? 0) < ($1.daysUntilDue ?? 0) }

  private static let birthday = Board(
    id: "birthday", name: .written("Grandma’s 80th birthday by the lake"),
    lists: [
      BoardList(
        id: "birthday-list1", name: .suggested(key: "template.party.list1"),
        cards: [
          Card(
            id: "birthday-card1", name: .written("Cake with 80 candles"),
            notes: "Lemon, not chocolate.\nAsk Noor for the recipe.", daysUntilDue: 21),
          Card(
            id: "birthday-card2", name: .suggested(key: "template.party.card2"),
            daysUntilDue: 2),
        ]),
      BoardList(id: "birthday-list2", name: .written("Done")),
    ])

  private static func board(of template: String, days: [Int?]) -> Board {
    func name(_ part: String) -> Title { .suggested(key: "template.\(template).\(part)") }
    let cards = days.enumerated().map { index, days in
      Card(
        id: "\(template)-card\(index + 1)", name: name("card\(index + 1)"), daysUntilDue: days)
    }
    return Board(
      id: template, name: name("board"),
      lists: (1...3).map { number in
        BoardList(
          id: "\(template)-list\(number)", name: name("list\(number)"),
          cards: number == 1 ? cards : [])
      })
  }

  /// The board that a new one becomes.
  static func board(_ board: NewBoard) -> Board {
    let cards = board.cards.enumerated().map { Card(id: "new-card\($0 + 1)", name: $1) }
    let lists = board.lists.enumerated().map { index, name in
      BoardList(id: "new-list\(index + 1)", name: name, cards: index == 0 ? cards : [])
    }
    return Board(id: "new", name: board.name, lists: lists)
  }

  /// The card with an identifier; one without a date when there is none.
  static func card(_ id: String) -> Card {
    let known = boards.flatMap(\.lists).flatMap(\.cards).first { $0.id == id }
    return known ?? Card(id: id, name: .written(""))
  }
}
