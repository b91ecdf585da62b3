import AuditModel
import ViewTree

/// The tab with the cards that are due.
struct CardsDueView: ScreenView {
  let state: Loadable<[Card]>
  let style: Stylesheet

  var node: ViewNode {
    Page(title: localized(.dueTitle), style: style) {
      switch state {
      case .loading: LoadingSign(style: style)
      case .failed(let failure):
        FailureNotice(failure: failure, retryID: "retry-due", style: style)
      case .loaded(let cards):
        if cards.isEmpty {
          Notice(
            name: "nothing-due", symbol: "checkmark.circle", title: localized(.dueEmptyTitle),
            message: localized(.dueEmptyMessage), style: style)
        } else {
          forEach(cards, id: { "due-\($0.id)" }) { CardRow(card: $0, background: style.list) }
        }
      }
    }
    .node
  }
}
