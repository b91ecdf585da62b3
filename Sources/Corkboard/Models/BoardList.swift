import Architecture

/// Cards in an order, on a board.
package struct BoardList: Hashable, Sendable, Identifiable, KeyPathUpdatable {
  /// Identifies it among all lists.
  package let id: String
  /// Its name.
  package var name: Title
  /// Its cards from the top down.
  package var cards: [Card]

  /// A list.
  package init(id: String, name: Title, cards: [Card] = []) {
    self.id = id
    self.name = name
    self.cards = cards
  }
}

extension BoardList: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, cards
  }

  /// Reads a list.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(WireID.self, forKey: .id).text
    name = try container.decode(Title.self, forKey: .name)
    cards = try container.decode([Card].self, forKey: .cards)
  }
}
