import Architecture
import AuditModel
import Reactive
import ViewTree

/// The view model of the assisted onboarding: a board whose name, lists and cards are named step by
/// step under a guidance overlay.
package struct OnboardingViewModel: ViewModel {
  /// What happens to the screen.
  package struct Input: Sendable {
    /// What happens to the field of the board's name.
    package let board: NameViewModel.Input
    /// What happens to the fields of the lists' names.
    package let lists: [NameViewModel.Input]
    /// What happens to the fields of the first list's cards.
    package let cards: [NameViewModel.Input]
    /// Taps on the go buttons of the four overlays.
    package let goTaps: [Observable<Void>]
    /// Taps that skip what the four overlays ask for.
    package let skipTaps: [Observable<Void>]
    /// Taps on the right button of the navigation bar while something is edited.
    package let rightNavigationTap: Observable<Void>
    /// The size of the screen.
    package let viewSize: Observable<Size>
    /// The size classes of the screen.
    package let traitCollection: Observable<SizeClasses>
    /// How much of the screen the keyboard covers.
    package let keyboardHeight: Observable<Double>
  }

  /// What the screen shows; each is explained where it is made.
  package struct Output: Sendable {
    package let step: Driver<FlowStep>
    package let overlayStep: Driver<OverlayStep>
    package let overlayLeading: Driver<Double>
    package let overlayAlphas: Driver<[Double]>
    package let isGoEnabled: Driver<[Bool]>
    package let boardName: Driver<Name>
    package let listNames: Driver<[Name]>
    package let cardNames: Driver<[Name]>
    package let editedField: Driver<FieldID?>
    package let hintedField: Driver<FieldID?>
    package let focus: Driver<FieldID?>
    package let navigationButton: Driver<NavigationButton?>
    package let areListNamesVisible: Driver<Bool>
    package let areCardsEnabled: Driver<Bool>
    package let areOtherCardsVisible: Driver<Bool>
    package let isZoomedOut: Driver<Bool>
    package let boardLeading: Driver<Double>
    package let boardBottom: Driver<Double>
    package let createdBoard: Driver<CreatedBoard>
  }

  private let template: BoardTemplate
  private let scheduler: any Scheduler

  /// Takes the template that gives the suggestions, and the clock.
  package init(template: BoardTemplate, scheduler: any Scheduler) {
    self.template = template
    self.scheduler = scheduler
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let moves = moves(input)
    let step = step(moves)
    let edited = editedField(input)
    let names = names(input, moves)
    return Output(
      step: step, overlayStep: overlayStep(step), overlayLeading: overlayLeading(input, step),
      overlayAlphas: overlayAlphas(input, step), isGoEnabled: isGoEnabled(step),
      boardName: names.board, listNames: names.lists, cardNames: names.cards,
      editedField: edited, hintedField: hintedField(step), focus: focus(input, edited),
      navigationButton: navigationButton(step, edited),
      areListNamesVisible: areListNamesVisible(step), areCardsEnabled: areCardsEnabled(step),
      areOtherCardsVisible: areOtherCardsVisible(step), isZoomedOut: isZoomedOut(input, step),
      boardLeading: boardLeading(input), boardBottom: boardBottom(input),
      createdBoard: createdBoard(step, names))
  }

  var lastList: Int { template.listCount - 1 }
  var lastCard: Int { template.cardCount - 1 }
}

// MARK: - Flow

extension OnboardingViewModel {
  /// Everything that may move the flow on: fields, skips and the last go button.
  private func moves(_ input: Input) -> Driver<FlowMove> {
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
  private func step(_ moves: Driver<FlowMove>) -> Driver<FlowStep> {
    moves.map(\.after).distinctUntilChanged()
  }

  /// Which guidance belongs to the step.
  private func overlayStep(_ step: Driver<FlowStep>) -> Driver<OverlayStep> {
    step.map(\.overlay).distinctUntilChanged()
  }

  /// Each go button can be pressed until its step begins.
  private func isGoEnabled(_ step: Driver<FlowStep>) -> Driver<[Bool]> {
    step.map { step in [.nameBoard, .nameLists, .nameCards, .createBoard].map { step < $0 } }
  }

  /// The board, once, with all its names as they are when editing ends.
  private func createdBoard(_ step: Driver<FlowStep>, _ names: Names) -> Driver<CreatedBoard> {
    let board = Driver.combineLatest(names.board, names.lists, names.cards) {
      CreatedBoard(
        name: $0.ended(mayBeEmpty: false), lists: $1.map { $0.ended(mayBeEmpty: false) },
        cards: $2.map { $0.ended(mayBeEmpty: true) })
    }
    return step.filter { $0 == .createBoard }.withLatestFrom(board) { $1 }
  }
}

// MARK: - Names

extension OnboardingViewModel {
  private struct Names {
    let board: Driver<Name>
    let lists: Driver<[Name]>
    let cards: Driver<[Name]>
  }

  /// All names; skipping a step before its end brings its suggestions back.
  private func names(_ input: Input, _ moves: Driver<FlowMove>) -> Names {
    func restore(_ overlay: OverlayStep) -> Observable<Void> {
      moves.asObservable().filter { $0.skips(overlay) }.map { _ in }
    }
    func name(
      _ suggestion: TextContent, _ events: NameViewModel.Input, mayBeEmpty: Bool = false,
      _ overlay: OverlayStep
    ) -> Driver<Name> {
      NameViewModel(
        suggestion: suggestion, mayBeEmpty: mayBeEmpty, restore: restore(overlay)
      ).transform(events).name
    }
    let lists = zip(template.listNames, input.lists).map { name($0, $1, .lists) }
    let cards = zip(template.cardNames, input.cards).map {
      name($0, $1, mayBeEmpty: true, .cards)
    }
    return Names(
      board: name(template.boardName, input.board, .board),
      lists: Driver.combineLatest(lists), cards: Driver.combineLatest(cards))
  }
}

// MARK: - Fields

extension OnboardingViewModel {
  /// The field that is being edited; the late end of another one changes nothing.
  private func editedField(_ input: Input) -> Driver<FieldID?> {
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
  private func hintedField(_ step: Driver<FlowStep>) -> Driver<FieldID?> {
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
  private func focus(_ input: Input, _ edited: Driver<FieldID?>) -> Driver<FieldID?> {
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
  private func navigationButton(
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

// MARK: - Board

extension OnboardingViewModel {
  /// The names of the lists appear once the board has one.
  private func areListNamesVisible(_ step: Driver<FlowStep>) -> Driver<Bool> {
    step.map { $0 >= .finishBoardNaming }
  }

  /// Cards can be named once the lists have their names.
  private func areCardsEnabled(_ step: Driver<FlowStep>) -> Driver<Bool> {
    step.map { $0 >= .finishListNaming }
  }

  /// While cards are named only those of the first list are seen.
  private func areOtherCardsVisible(_ step: Driver<FlowStep>) -> Driver<Bool> {
    step.map { $0 < .finishListNaming }
  }

  /// In compact width all lists are seen at once when their names appear.
  private func isZoomedOut(_ input: Input, _ step: Driver<FlowStep>) -> Driver<Bool> {
    Driver.combineLatest(step, traits(input)) { step, classes in
      step == .finishBoardNaming && classes.horizontal == .compact
    }.distinctUntilChanged()
  }

  /// The board stands beside the guidance in regular width.
  private func boardLeading(_ input: Input) -> Driver<Double> {
    traits(input).map { $0.horizontal == .compact ? 8 : 316 }
  }

  /// The board ends above the keyboard.
  private func boardBottom(_ input: Input) -> Driver<Double> {
    keyboard(input).map { -($0 + 8) }
  }

  private func traits(_ input: Input) -> Driver<SizeClasses> {
    input.traitCollection.asDriver(onErrorJustReturn: .compactRegular)
  }

  private func keyboard(_ input: Input) -> Driver<Double> {
    input.keyboardHeight.startWith(0).distinctUntilChanged().asDriver(onErrorJustReturn: 0)
  }
}

// MARK: - Overlay

extension OnboardingViewModel {
  /// The overlays stand side by side; the first one's place moves the current one into view.
  private func overlayLeading(_ input: Input, _ step: Driver<FlowStep>) -> Driver<Double> {
    Driver.combineLatest(
      overlayStep(step), input.viewSize.asDriver(onErrorJustReturn: .zero)
    ) { overlay, size in -Double(overlay.rawValue) * size.width }
  }

  /// The current overlay is seen, unless the keyboard takes its place in compact width.
  private func overlayAlphas(_ input: Input, _ step: Driver<FlowStep>) -> Driver<[Double]> {
    let keyboardIsUp = keyboard(input).map { $0 > 0 }
      .debounce(.milliseconds(200), scheduler: scheduler).startWith(false)
    return Driver.combineLatest(overlayStep(step), traits(input), keyboardIsUp) {
      overlay, classes, keyboardIsUp in
      OverlayStep.allCases.map { candidate in
        let isCovered = keyboardIsUp && classes.horizontal == .compact
        return candidate == overlay && !isCovered ? 1 : 0
      }
    }.distinctUntilChanged()
  }
}

extension OnboardingViewModel.Input {
  /// All fields with what happens to them.
  fileprivate var fields: [(FieldID, NameViewModel.Input)] {
    [(.board, board)] + lists.enumerated().map { (.list($0), $1) }
      + cards.enumerated().map { (.card($0), $1) }
  }
}

/// The button at the right of the navigation bar.
package enum NavigationButton: String, Hashable, Sendable {
  case done, nextList, nextCard, skip, finish
}
