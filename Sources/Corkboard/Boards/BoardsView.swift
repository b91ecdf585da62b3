import Architecture
import AuditModel
import ViewTree

/// The tab with all boards.
struct BoardsView: ScreenView {
  let state: Loadable<[Board]>
  let style: Stylesheet

  var node: ViewNode {
    Page(title: localized(.boardsTitle), style: style) {
      switch state {
      case .loading: LoadingSign(style: style)
      case .failed(let failure):
        FailureNotice(failure: failure, retryID: "retry-boards", style: style)
      case .loaded(let boards):
        if boards.isEmpty { empty } else { forEach(boards, id: { "board-\($0.id)" }) { row($0) } }
      }
    }
    .node
  }

  @ViewBuilder private var empty: [ViewNode] {
    Notice(
      name: "no-boards", symbol: "rectangle.stack", title: localized(.boardsEmptyTitle),
      message: localized(.boardsEmptyMessage), style: style)
    ActionButton(title: localized(.boardsEmptyGo), style: style, id: "create-board")
  }

  @ViewBuilder private func row(_ board: Board) -> [ViewNode] {
    Button {
      VStack(alignment: .leading, spacing: 4) {
        Text(board.name.content).font(.headline).id("name")
        Text(localized(.templateLists, .integer(board.lists.count))).font(.subheadline)
          .id("lists")
        Text(localized(.listCards, .integer(board.cards.count))).font(.subheadline)
          .id("cards")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 44)
    .background(style.list, cornerRadius: 8)
    .accessibilityHint(localized(.boardsRowHint))
  }
}

/// Why something could not be loaded, and the button that tries again.
struct FailureNotice: NodeView {
  let failure: ServiceFailure
  let retryID: String
  let style: Stylesheet

  var node: ViewNode {
    VStack(spacing: 16) {
      Notice(
        name: "failure", symbol: "exclamationmark.triangle", title: failure.title,
        message: failure.explanation, style: style)
      ActionButton(title: localized(.alertRetry), style: style, id: retryID)
    }
    .node
  }
}
