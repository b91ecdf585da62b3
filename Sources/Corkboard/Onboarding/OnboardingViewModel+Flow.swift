import Reactive

extension OnboardingViewModel {
  /// Everything that may move the flow on: fields, skips and the last go button.
  func moves(_ input: Input) -> Driver<FlowMove> {
    let began = input.fields.map { field, events in
      events.editingDidBegin.map { FlowEvent.began(field) }
    }
    let ended = input.fields.map { field, events in
      events.editingDidEnd.map { FlowEvent.ended(field) }
    }
    let skipped = zip(OverlayStep.allCases, input.skipTaps).map { overlay, taps in
      taps.map { FlowEvent.skipped(overlay) }
    }
    let created = input.goTaps.last.map { $0.map { FlowEvent.created } } ?? .empty()
    return Observable.merge(began + ended + skipped + [created])
      .scan(FlowMove.start) { [lastList, lastCard] move, event in
        move.then(event, lastList: lastList, lastCard: lastCard)
      }
      .startWith(.start).asDriver(onErrorDriveWith: .empty())
  }

  /// How far the flow has come, never back.
  func step(_ moves: Driver<FlowMove>) -> Driver<FlowStep> {
    moves.map(\.after).distinctUntilChanged()
  }

  /// Which guidance belongs to the step.
  func overlayStep(_ step: Driver<FlowStep>) -> Driver<OverlayStep> {
    step.map(\.overlay).distinctUntilChanged()
  }

  /// Each go button can be pressed until its step begins.
  func isGoEnabled(_ step: Driver<FlowStep>) -> Driver<[Bool]> {
    step.map { step in [.nameBoard, .nameLists, .nameCards, .createBoard].map { step < $0 } }
  }

  /// The board, once, with all its names as they are when editing ends.
  func createdBoard(_ step: Driver<FlowStep>, _ names: Names) -> Driver<CreatedBoard> {
    let board = Driver.combineLatest(names.board, names.lists, names.cards) {
      CreatedBoard(
        name: $0.ended(mayBeEmpty: false), lists: $1.map { $0.ended(mayBeEmpty: false) },
        cards: $2.map { $0.ended(mayBeEmpty: true) })
    }
    return step.filter { $0 == .createBoard }.withLatestFrom(board) { $1 }
  }
}
