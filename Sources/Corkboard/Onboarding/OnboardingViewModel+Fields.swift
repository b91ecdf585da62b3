import Reactive

extension OnboardingViewModel {
  /// The field that is being edited; the late end of another one changes nothing.
  func editedField(_ input: Input) -> Driver<FieldID?> {
    let changes = input.fields.flatMap { field, events in
      [
        events.editingDidBegin.map { (field: field, isEdited: true) },
        events.editingDidEnd.map { (field: field, isEdited: false) },
      ]
    }
    return Observable.merge(changes).scan(FieldID?.none) { edited, change in
      if change.isEdited { return change.field }
      return edited == change.field ? nil : edited
    }
    .startWith(nil).distinctUntilChanged().asDriver(onErrorJustReturn: nil)
  }

  /// The field with the border that says: this one next.
  func hintedField(_ step: Driver<FlowStep>) -> Driver<FieldID?> {
    step.map { step in
      switch step {
      case .begin: .board
      case .finishBoardNaming, .nameLists: .list(0)
      case .finishListNaming, .nameCards: .card(0)
      default: nil
      }
    }
  }

  /// The field that shall be edited next, or none at the end.
  func focus(_ input: Input, _ edited: Driver<FieldID?>) -> Driver<FieldID?> {
    let starts: [FieldID] = [.board, .list(0), .card(0)]
    let gone = zip(starts, input.goTaps).map { field, taps in taps.map { FieldID?.some(field) } }
    let next = input.rightNavigationTap.withLatestFrom(edited.asObservable()) { $1 }
      .map { [lastList, lastCard] field -> FieldID? in
        switch field {
        case .list(let index) where index < lastList: .list(index + 1)
        case .card(let index) where index < lastCard: .card(index + 1)
        default: nil
        }
      }
    let created = input.goTaps.dropFirst(starts.count)
    let left = (input.skipTaps + created).map { taps in taps.map { FieldID?.none } }
    return Observable.merge(gone + [next] + left).asDriver(onErrorJustReturn: nil)
  }

  /// The right button of the navigation bar: what it does depends on what is edited.
  func navigationButton(
    _ step: Driver<FlowStep>, _ edited: Driver<FieldID?>
  ) -> Driver<NavigationButton?> {
    Driver.combineLatest(step, edited) { [lastList, lastCard] step, field in
      switch (field, step) {
      case (.list(let index), _) where index < lastList: .nextList
      case (.card(let index), _) where index < lastCard: .nextCard
      case (.some, _): .done
      case (nil, .begin), (nil, .finishBoardNaming), (nil, .finishListNaming): .skip
      case (nil, .finishCardNaming): .finish
      default: nil
      }
    }.distinctUntilChanged()
  }
}

extension OnboardingViewModel.Input {
  /// All fields with what happens to them.
  var fields: [(FieldID, NameViewModel.Input)] {
    [(.board, board)] + lists.enumerated().map { (.list($0), $1) }
      + cards.enumerated().map { (.card($0), $1) }
  }
}
