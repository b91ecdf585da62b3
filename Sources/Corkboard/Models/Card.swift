import Architecture

/// Something to do, on a list of a board.
package struct Card: Hashable, Sendable, Identifiable, KeyPathUpdatable {
  /// Identifies it among all cards.
  package let id: String
  /// Its name.
  package var name: Title
  /// The notes; may be empty.
  package var notes: String
  /// How many days are left: 0 is today, less is overdue; none when there is no date.
  package var daysUntilDue: Int?

  /// The days that a card may be away from today: a hundred years.
  package static let possibleDays = -36_500...36_500

  /// A card.
  package init(id: String, name: Title, notes: String = "", daysUntilDue: Int? = nil) {
    self.id = id
    self.name = name
    self.notes = notes
    self.daysUntilDue = daysUntilDue
  }
}

extension Card: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, notes, daysUntilDue
  }

  /// Reads a card and rejects implausible dates.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(WireID.self, forKey: .id).text
    name = try container.decode(Title.self, forKey: .name)
    notes = try container.decode(String.self, forKey: .notes)
    daysUntilDue = try container.decodeIfPresent(Int.self, forKey: .daysUntilDue)
    guard daysUntilDue.map(Self.possibleDays.contains) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .daysUntilDue, in: container, debugDescription: "too far away")
    }
  }
}
