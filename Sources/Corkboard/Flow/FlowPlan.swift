/// The steps that a template leads through: what it does not have needs no name.
package struct FlowPlan: Hashable, Sendable {
  private let template: BoardTemplate

  /// The plan of a template.
  package init(template: BoardTemplate) { self.template = template }

  /// The guidance that is shown on the way, in order.
  package var overlays: [OverlayStep] {
    [.board] + (template.lists.isEmpty ? [] : [.lists])
      + (template.cards.isEmpty ? [] : [.cards]) + [.create]
  }

  /// The step after something happened; whatever does not belong to it changes nothing.
  func step(after step: FlowStep, _ event: FlowEvent) -> FlowStep {
    switch (step, event) {
    case (.begin, .began(.board)): .nameBoard
    case (.begin, .skipped(.board)), (.nameBoard, .skipped(.board)),
      (.nameBoard, .ended(.board)):
      firstStep(after: .board)
    case (.finishBoardNaming, .began(.list)): .nameLists
    case (.finishBoardNaming, .skipped(.lists)), (.nameLists, .skipped(.lists)):
      firstStep(after: .lists)
    case (.nameLists, .ended(let field)) where field == template.lists.last:
      firstStep(after: .lists)
    case (.finishListNaming, .began(.card)): .nameCards
    case (.finishListNaming, .skipped(.cards)), (.nameCards, .skipped(.cards)):
      firstStep(after: .cards)
    case (.nameCards, .ended(let field)) where field == template.cards.last:
      firstStep(after: .cards)
    case (.finishCardNaming, .created), (.finishCardNaming, .skipped(.create)): .createBoard
    default: step
    }
  }

  /// The step with which the next guidance begins.
  private func firstStep(after overlay: OverlayStep) -> FlowStep {
    let next = overlays.first { $0.rawValue > overlay.rawValue } ?? .create
    return next.firstStep
  }
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
