import Architecture
import Reactive

extension OnboardingViewModel {
  /// The board, once, with all its names as they are when editing ends; VoiceOver hears of it.
  func createdBoard(_ step: Driver<FlowStep>, _ names: Names) -> Observable<CreatedBoard> {
    let board = Driver.combineLatest(names.board, names.lists, names.cards) {
      CreatedBoard(
        name: $0.ended(mayBeEmpty: false), lists: $1.map { $0.ended(mayBeEmpty: false) },
        cards: $2.map { $0.ended(mayBeEmpty: true) })
    }
    // The step that is there at the subscription is not announced.
    return step.asObservable().skip(1).filter { $0 == .createBoard }
      .withLatestFrom(board) { $1 }
      .do(onNext: { board in
        announce(message: Announcement("creating.announcement", .text(board.name.content)))
      }).share()
  }

  /// Whether the switch for reminders is on.
  func isReminding(_ input: Input) -> Driver<Bool> {
    input.remindersTap.scan(remindsAtFirst) { isOn, _ in !isOn }.startWith(remindsAtFirst)
      .asDriver(onErrorJustReturn: remindsAtFirst)
  }

  /// The value that the user sets.
  func reminders(_ isReminding: Driver<Bool>) -> Observable<Bool> {
    isReminding.asObservable().skip(1).share()
  }
}
