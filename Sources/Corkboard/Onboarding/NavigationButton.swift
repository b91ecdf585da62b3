import AuditModel

/// The button at the right of the navigation bar.
package enum NavigationButton: Hashable, Sendable {
  /// Ends the editing.
  case done
  /// Goes on to the next list.
  case nextList
  /// Goes on to the next card.
  case nextCard
  /// Leaves what a piece of guidance asks for.
  case skip(OverlayStep)
  /// Makes the board.
  case finish

  /// The name by which the screen's controls know it.
  package var name: String {
    switch self {
    case .done: "done"
    case .nextList: "next-list"
    case .nextCard: "next-card"
    case .skip(let overlay): "skip-\(overlay.name)"
    case .finish: "finish"
    }
  }

  /// The common prefix of the keys of its strings.
  private var key: String {
    switch self {
    case .done: "done"
    case .nextList: "nextList"
    case .nextCard: "nextCard"
    case .skip: "skip"
    case .finish: "finish"
    }
  }

  /// Its title.
  var title: TextContent { localized("navigation.\(key)") }

  /// Its hint, where the title does not explain it.
  var hint: TextContent? {
    switch self {
    case .done, .skip, .finish: localized("navigation.\(key).hint")
    case .nextList, .nextCard: nil
    }
  }
}

extension OverlayStep {
  /// The button that leaves what this guidance asks for; at the end it makes the board.
  var skipButton: NavigationButton { self == .create ? .finish : .skip(self) }

  /// The name of its own button.
  var goName: String { "go-\(name)" }
}
