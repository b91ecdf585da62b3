import Reactive

extension OnboardingViewModel {
  /// The field that shall be edited next, or none when the keyboard shall go.
  func focusedField(
    _ input: Input, _ moves: Driver<FlowMove>, _ edited: Driver<FieldID?>
  ) -> Observable<FieldID?> {
    let step = step(moves)
    let started = [OverlayStep.board, .lists, .cards].map { overlay in
      input.goTaps(overlay).withLatestFrom(step) { $1 }
        .filter { $0 == overlay.firstStep }.map { _ in first(of: overlay) }
    }
    // The move that is there at the subscription is not announced.
    let created = moves.asObservable().skip(1).filter { $0.createsBoard && $0.event == .created }
      .map { _ in FieldID?.none }
    let next = input.rightNavigationTap.withLatestFrom(edited) { $1 }
      .map { field in field.flatMap(template.field(after:)) }
    let returned = fields(input).map { field, events in
      events.returnKey.withLatestFrom(step) { target(ofReturnIn: field, at: $1) }
    }
    let skipped = OverlayStep.allCases.map { input.skipTaps($0).map { _ in FieldID?.none } }
    return Observable.merge(started + [next, created] + returned + skipped).share()
  }

  /// The field with which the naming begins that a piece of guidance asks for.
  private func first(of overlay: OverlayStep) -> FieldID? {
    switch overlay {
    case .board: .board
    case .lists: template.lists.first
    case .cards: template.cards.first
    case .create: nil
    }
  }

  /// Where the return key leads: to the next field of the kind, and from the board's name to what is
  /// being learned.
  private func target(ofReturnIn field: FieldID, at step: FlowStep) -> FieldID? {
    guard field == .board else { return template.field(after: field) }
    switch step {
    case .begin, .nameBoard, .createBoard: return nil
    case .finishBoardNaming, .nameLists, .finishCardNaming: return template.lists.first
    case .finishListNaming, .nameCards: return template.cards.first
    }
  }
}
