import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the screen where a card gets its name and its notes.
package struct EditCardViewModel: ViewModel, BasicViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The events of its fields `name` and `notes`.
    package let field: Form.Events
    /// The button that saves was tapped.
    package let save: Observable<Void>
    /// The button that leaves was tapped.
    package let cancel: Observable<Void>
  }

  /// The contents of the screen.
  package struct State: Hashable, Sendable {
    /// The fields `name` and `notes`.
    package var form: Form
    /// When the card is due.
    package let daysUntilDue: Int?
    /// Whether the server is being asked.
    package var isLoading = false
    private let original: Form

    /// A card that is as it was.
    init(_ form: Form, daysUntilDue: Int?) {
      self.form = form
      self.daysUntilDue = daysUntilDue
      original = form
    }

    /// Whether something was changed.
    package var isChanged: Bool { form.differs(from: original) }

    /// Whether there is something to save that can be saved.
    package var canSave: Bool { form.isValid && isChanged && !isLoading }
  }

  /// The result.
  package struct Output: SceneOutput {
    package let state: Driver<State>
    package let focus: Driver<String?>
    /// The user is done with the card, saved or not.
    package let closed: Observable<Void>
  }

  private let card: Card
  private let boards: any BoardService
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceFailure>
  /// Where its announcements go.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes the card, what saves it, and who says that it is saved.
  package init(
    card: Card, boards: any BoardService, basics: ViewModelBasics<ServiceFailure>,
    accessibilityPoster: any AccessibilityPoster
  ) {
    self.card = card
    self.boards = boards
    self.basics = basics
    self.accessibilityPoster = accessibilityPoster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let start = Form(
      FormField("name", .cardName, text: card.name.content),
      FormField("notes", .notes, text: .verbatim(card.notes)))
    let form = announcingProblems(of: start.filledIn(by: input.field))
    let changes: [Observable<StateChange<State>>] = [
      form.set(\.form), announcingWait(isLoading).set(\.isLoading),
    ]
    let state = Observable.merge(changes)
      .states(from: State(start, daysUntilDue: card.daysUntilDue))
    let requests = input.save.withLatestFrom(state).filter(\.canSave).map(\.form).share()
    let saved = values(of: requests) { [card, boards] form in
      boards.saveCard(id: card.id, name: form.title(or: card.name), notes: form.text("notes"))
    }
    .do(onNext: { announce(message: Announcement("editCard.saved", .text($0.name.content))) })
    let left = input.cancel.withLatestFrom(state).flatMapLatest { state in
      state.isChanged ? discarding() : .just(())
    }
    let refused = input.field("name").text.filter { !FormField.Rule.cardName.accepts($0) }
      .do(onNext: { _ in
        announce(message: Announcement("name.tooLong", .integer(CardName.limit)))
      })
    return Output(
      state: state.keeping(refused), focus: .focus(returns(input, start), resigningOn: requests),
      closed: Observable.merge(saved.map { _ in }, left).share())
  }

  /// Return leads from the name to the notes, where it begins a new line.
  private func returns(_ input: Input, _ form: Form) -> Observable<String?> {
    input.field("name").returnKey.map { form.field(after: "name") }
  }

  private func discarding() -> Observable<Void> {
    present(.discard).asObservable().filter { $0.id == Alert.Action.discardID }.map { _ in }
  }
}

extension EditCardViewModel: Announceable {}

extension EditCardViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      field: { controls.field($0) }, save: controls.taps("save"),
      cancel: controls.taps("cancel"))
  }
}

extension Form {
  /// Whether there is something else in it than in another one.
  fileprivate func differs(from other: Form) -> Bool {
    fields.map(\.text) != other.fields.map(\.text)
  }

  /// The name that was typed, or the one from before when nothing was.
  fileprivate func title(or title: Title) -> Title {
    self["name"]?.typed.map { .written($0.withoutOuterSpaces) } ?? title
  }
}

extension Alert.Action {
  /// The answer with which changes are given up.
  static let discardID = "discard"
}

extension Alert {
  /// Asks before changes are given up.
  static let discard = Alert(
    title: localized(.editCardDiscardTitle),
    message: localized(.editCardDiscardMessage), style: .actionSheet,
    actions: [
      Action(id: "cancel", title: localized(.editCardDiscardCancel), style: .cancel),
      Action(
        id: Action.discardID, title: localized(.editCardDiscardConfirm),
        style: .destructive),
    ])
}
