import Architecture
import Reactive

extension OnboardingViewModel {
  /// All fields with what happens to them.
  func fields(_ input: Input) -> [(id: FieldID, events: FieldEvents)] {
    template.fields.map { (id: $0, events: input.field($0)) }
  }

  /// The field that is being edited; the late end of another one changes nothing.
  func editedField(_ input: Input) -> Driver<FieldID?> {
    let changes = fields(input).flatMap { field, events in
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

  /// The field whose text is selected as a whole, so that typing replaces the suggestion: only when
  /// it is edited for the first time, until something is typed or the editing ends.
  func selectedField(_ input: Input) -> Driver<FieldID?> {
    let changes = fields(input).flatMap { field, events in
      [
        events.editingDidBegin.map { (field: field, isBegin: true) },
        events.text.map { _ in (field: field, isBegin: false) },
        events.editingDidEnd.map { (field: field, isBegin: false) },
      ]
    }
    return Observable.merge(changes).scan(into: Selection()) { selection, change in
      selection.apply(change.field, isBegin: change.isBegin)
    }
    .map(\.field).startWith(nil).distinctUntilChanged().asDriver(onErrorJustReturn: nil)
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

  /// The right button of the navigation bar: what it does depends on what is edited.
  func navigationButton(
    _ step: Driver<FlowStep>, _ edited: Driver<FieldID?>
  ) -> Driver<NavigationButton?> {
    Driver.combineLatest(step, edited) { [template] step, field in
      switch (field.flatMap(template.field(after:)), field, step) {
      case (.list?, _, _): .nextList
      case (.card?, _, _): .nextCard
      case (_, .some, _): .done
      case (_, nil, .begin), (_, nil, .finishBoardNaming), (_, nil, .finishListNaming),
        (_, nil, .finishCardNaming):
        step.overlay.skipButton
      default: nil
      }
    }.distinctUntilChanged()
  }
}

/// Which fields have been edited, and which one's text is selected.
private struct Selection: Sendable {
  private var known: Set<FieldID> = []
  private(set) var field: FieldID?

  mutating func apply(_ changed: FieldID, isBegin: Bool) {
    if isBegin {
      field = known.insert(changed).inserted ? changed : nil
    } else if field == changed {
      field = nil
    }
  }
}
