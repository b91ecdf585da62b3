import AuditModel
import ViewTree

/// A suggestion for a first board: its name, its lists and the cards of its first list.
package struct BoardTemplate: Hashable, Sendable {
  /// The name in keys and states.
  package let id: String
  /// The colour of the board.
  package let color: AdaptiveColor
  /// How many lists it has.
  package let listCount = 3
  /// How many cards its first list has.
  package let cardCount = 3

  /// What the template is called.
  package var title: TextContent { localized("template.\(id).title") }
  /// What it is for.
  package var summary: TextContent { localized("template.\(id).summary") }
  /// The suggested name of the board.
  package var boardName: TextContent { localized("template.\(id).board") }
  /// The suggested names of the lists.
  package var listNames: [TextContent] {
    (1...listCount).map { localized("template.\(id).list\($0)") }
  }
  /// The suggested names of the cards.
  package var cardNames: [TextContent] {
    (1...cardCount).map { localized("template.\(id).card\($0)") }
  }

  /// The five templates in the order in which they are offered.
  package static let all = [
    BoardTemplate(id: "trip", color: AdaptiveColor(Color(0, 121, 191))),
    BoardTemplate(id: "moving", color: AdaptiveColor(Color(255, 171, 74))),
    BoardTemplate(id: "project", color: AdaptiveColor(Color(97, 189, 79))),
    BoardTemplate(id: "exam", color: AdaptiveColor(Color(195, 119, 224))),
    BoardTemplate(id: "party", color: AdaptiveColor(Color(131, 140, 145))),
  ]
}
