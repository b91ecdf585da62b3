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

  let template: BoardTemplate
  let scheduler: any Scheduler

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
