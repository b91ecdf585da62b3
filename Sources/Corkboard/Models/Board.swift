import Architecture

/// Lists of cards about one thing.
package struct Board: Hashable, Sendable, Identifiable, KeyPathUpdatable {
  /// Identifies it among all boards.
  package let id: String
  /// Its name.
  package var name: Title
  /// Its lists from the leading side on.
  package var lists: [BoardList]

  /// A board.
  package init(id: String, name: Title, lists: [BoardList] = []) {
    self.id = id
    self.name = name
    self.lists = lists
  }

  /// The board with another card in the place of each with the same identifier.
  package func replacing(_ card: Card) -> Board {
    with(\.lists) { lists in
      for list in lists.indices {
        for index in lists[list].cards.indices where lists[list].cards[index].id == card.id {
          lists[list].cards[index] = card
        }
      }
    }
  }
}

extension Board: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, lists
  }

  /// Reads a board.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(WireID.self, forKey: .id).text
    name = try container.decode(Title.self, forKey: .name)
    lists = try container.decode([BoardList].self, forKey: .lists)
  }
}
