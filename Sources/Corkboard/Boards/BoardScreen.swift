import AuditModel
import ViewTree

/// The screen of one board: its lists under each other, with their cards.
struct BoardScreen: ScreenView {
  let board: Board
  let style: Stylesheet

  var node: ViewNode {
    Page(title: localized(.boardListsLabel), style: style) {
      backButton(localized(.boardBack))
    } content: {
      Text(board.name.content).font(.title.bold()).accessibilityAddTraits(.header).id("name")
      forEach(board.lists, id: { "list-\($0.id)" }) { list in
        VStack(alignment: .leading, spacing: 8) { contents(of: list) }
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(style.list, cornerRadius: 8)
      }
    }
    .node
  }

  @ViewBuilder private func contents(of list: BoardList) -> [ViewNode] {
    Text(list.name.content).font(.headline).accessibilityAddTraits(.header).id("name")
    if list.cards.isEmpty { Text(localized(.boardListEmpty)).id("empty") }
    forEach(list.cards, id: { "card-\($0.id)" }) { card in
      CardRow(card: card, background: style.card)
    }
  }
}

/// A card that opens when it is tapped, with its date if it has one.
struct CardRow: NodeView {
  let card: Card
  let background: Color

  var node: ViewNode {
    Button {
      VStack(alignment: .leading, spacing: 4) {
        Text(card.name.content).id("name")
        if let days = card.daysUntilDue { Text(dueDate(in: days)).font(.subheadline).id("due") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 44)
    .background(background, cornerRadius: 8)
    .accessibilityHint(localized(.dueRowHint))
  }
}

/// When a card is due, in days from today; negative numbers are days that have passed.
func dueDate(in days: Int) -> TextContent {
  switch days {
  case ..<0: localized(.dueOverdue, .integer(-days))
  case 0: localized(.dueToday)
  case 1: localized(.dueTomorrow)
  default: localized(.dueInDays, .integer(days))
  }
}
