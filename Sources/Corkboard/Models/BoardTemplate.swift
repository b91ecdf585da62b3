import AuditModel

/// A suggestion for a first board: its name, its lists and the cards of its first list.
package struct BoardTemplate: Hashable, Sendable {
  /// The name in keys and states.
  package let id: String
  /// The colour of the board.
  package let color: BoardColor
  /// How many lists it has.
  package let listCount: Int
  /// How many cards its first list has; none when there is no list.
  package let cardCount: Int

  /// A template whose texts have keys with its name in them.
  package init(id: String, color: BoardColor, listCount: Int = 3, cardCount: Int = 3) {
    self.id = id
    self.color = color
    self.listCount = max(0, listCount)
    self.cardCount = listCount > 0 ? max(0, cardCount) : 0
  }

  /// The name of the template.
  package var title: TextContent { localized("template.\(id).title") }
  /// Its purpose.
  package var summary: TextContent { localized("template.\(id).summary") }
  /// The suggested name of the board.
  package var boardName: TextContent { localized("template.\(id).board") }
  /// The suggested names of the lists.
  package var listNames: [TextContent] {
    (0..<listCount).map { localized("template.\(id).list\($0 + 1)") }
  }
  /// The suggested names of the cards.
  package var cardNames: [TextContent] {
    (0..<cardCount).map { localized("template.\(id).card\($0 + 1)") }
  }

  /// The five templates in the order in which they are offered.
  package static let all = [
    BoardTemplate(id: "trip", color: .blue),
    BoardTemplate(id: "moving", color: .orange),
    BoardTemplate(id: "project", color: .green),
    BoardTemplate(id: "exam", color: .purple),
    BoardTemplate(id: "party", color: .grey),
  ]

  /// A board without lists, for those who want no suggestions; it has no summary.
  package static let empty = BoardTemplate(id: "empty", color: .blue, listCount: 0)
}

/// A colour that a board can have; the stylesheet says how it looks.
package enum BoardColor: String, Hashable, Sendable, CaseIterable {
  case purple, blue, green, orange, grey
}
