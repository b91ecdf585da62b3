/// The server's answer to `CorkboardTarget.boards`.
struct BoardsAnswer: Codable, Sendable {
  let boards: [Board]
}

/// The server's answer to `CorkboardTarget.cardsDue`.
struct CardsAnswer: Codable, Sendable {
  let cards: [Card]
}

/// The server's answer when there is nothing to say.
struct NoAnswer: Codable, Sendable {}
