/// How far the onboarding has come; it only goes forward.
package enum FlowStep: Int, Hashable, Sendable, CaseIterable, Comparable {
  case begin, nameBoard, finishBoardNaming, nameLists, finishListNaming, nameCards
  case finishCardNaming, createBoard

  /// The name on the command line and in reports.
  package var name: String { "\(self)" }

  /// Orders the steps as they follow each other.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The guidance that belongs to the step.
  package var overlay: OverlayStep {
    switch self {
    case .begin, .nameBoard: .board
    case .finishBoardNaming, .nameLists: .lists
    case .finishListNaming, .nameCards: .cards
    case .finishCardNaming, .createBoard: .create
    }
  }

  /// Whether something has just been learned, and the next thing has not begun yet.
  package var isFinish: Bool {
    [.finishBoardNaming, .finishListNaming, .finishCardNaming].contains(self)
  }
}

/// One of the four pieces of guidance.
package enum OverlayStep: Int, Hashable, Sendable, CaseIterable {
  case board, lists, cards, create

  /// The name in keys and identities.
  package var name: String { "\(self)" }

  /// The step that it calls for.
  var firstStep: FlowStep {
    switch self {
    case .board: .begin
    case .lists: .finishBoardNaming
    case .cards: .finishListNaming
    case .create: .finishCardNaming
    }
  }
}
