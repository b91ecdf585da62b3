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

  /// The step after something happened; whatever does not belong to it changes nothing.
  func next(after event: FlowEvent, lastList: Int, lastCard: Int) -> FlowStep {
    switch (self, event) {
    case (.begin, .began(.board)): .nameBoard
    case (.begin, .skipped(.board)), (.nameBoard, .skipped(.board)),
      (.nameBoard, .ended(.board)):
      .finishBoardNaming
    case (.finishBoardNaming, .began(.list)): .nameLists
    case (.finishBoardNaming, .skipped(.lists)), (.nameLists, .skipped(.lists)):
      .finishListNaming
    case (.nameLists, .ended(.list(lastList))): .finishListNaming
    case (.finishListNaming, .began(.card)): .nameCards
    case (.finishListNaming, .skipped(.cards)), (.nameCards, .skipped(.cards)):
      .finishCardNaming
    case (.nameCards, .ended(.card(lastCard))): .finishCardNaming
    case (.finishCardNaming, .created), (.finishCardNaming, .skipped(.create)): .createBoard
    default: self
    }
  }
}

/// One of the four pieces of guidance.
package enum OverlayStep: Int, Hashable, Sendable, CaseIterable {
  case board, lists, cards, create

  /// The name in keys and identities.
  package var name: String { "\(self)" }
}

/// A field that a name is typed into.
package enum FieldID: Hashable, Sendable {
  case board
  case list(Int)
  case card(Int)
}

/// Something that may move the flow on.
enum FlowEvent: Hashable, Sendable {
  /// A field began to be edited.
  case began(FieldID)
  /// A field is no longer edited.
  case ended(FieldID)
  /// A step was skipped.
  case skipped(OverlayStep)
  /// The board shall be made.
  case created
}
