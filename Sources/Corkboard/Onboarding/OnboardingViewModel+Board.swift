import AuditModel
import Reactive

extension OnboardingViewModel {
  /// The names of the lists appear once the board has one.
  func areListNamesVisible(_ step: Driver<FlowStep>) -> Driver<Bool> {
    step.map { $0 >= .finishBoardNaming }
  }

  /// Cards can be named once the lists have their names.
  func areCardsEnabled(_ step: Driver<FlowStep>) -> Driver<Bool> {
    step.map { $0 >= .finishListNaming }
  }

  /// The other lists have illustrative cards until lists are named; after that only the cards of the
  /// first list are seen, which can be named.
  func areOtherCardsVisible(_ step: Driver<FlowStep>) -> Driver<Bool> {
    step.map { $0 < .finishBoardNaming }
  }

  /// In compact width all lists are seen at once when their names appear.
  func isZoomedOut(_ input: Input, _ step: Driver<FlowStep>) -> Driver<Bool> {
    Driver.combineLatest(step, traits(input)) { step, classes in
      step == .finishBoardNaming && classes.horizontal == .compact
    }.distinctUntilChanged()
  }

  /// The list or card that the board is scrolled to: the one edited last, and none, which is zero,
  /// whenever a thing has been learned.
  func boardScroll(_ moves: Driver<FlowMove>) -> Driver<FieldID?> {
    moves.scan(FieldID?.none) { dragged, move in
      if move.after != move.before, move.after.isFinish { return nil }
      guard case .began(let field) = move.event, field != .board else { return dragged }
      return field
    }.distinctUntilChanged()
  }

  /// The board is beside the guidance in regular width.
  func boardLeading(_ input: Input) -> Driver<Double> {
    traits(input).map { $0.horizontal == .compact ? 8 : 316 }
  }

  /// The board ends above the keyboard, and stays there while the focus goes from field to field.
  func boardBottom(_ input: Input) -> Driver<Double> {
    settledKeyboard(input).map { -($0 + 8) }
  }

  func traits(_ input: Input) -> Driver<SizeClasses> {
    input.traitCollection.asDriver(onErrorJustReturn: .compactRegular)
  }

  func keyboard(_ input: Input) -> Driver<Double> {
    input.keyboardHeight.startWith(0).distinctUntilChanged().asDriver(onErrorJustReturn: 0)
  }

  /// The height of the keyboard once it has been the same for 0.2 s: between two fields it goes and
  /// comes again.
  func settledKeyboard(_ input: Input) -> Driver<Double> {
    keyboard(input).debounce(.milliseconds(200), scheduler: scheduler).startWith(0)
      .distinctUntilChanged()
  }
}
