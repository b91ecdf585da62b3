import Architecture
import Reactive

/// The view model of the assisted onboarding: a board whose name, lists and cards are named step by
/// step under a guidance overlay.
package struct OnboardingViewModel: ViewModel, Announceable {
  /// The contents of the screen, and its events; each is explained where it is made.
  package struct Output: Sendable {
    package let template: BoardTemplate
    package let step: Driver<FlowStep>
    package let overlayStep: Driver<OverlayStep>
    package let overlayLeading: Driver<Double>
    package let overlayAlphas: Driver<[Double]>
    package let isGoEnabled: Driver<[Bool]>
    package let boardName: Driver<Name>
    package let listNames: Driver<[Name]>
    package let cardNames: Driver<[Name]>
    package let editedField: Driver<FieldID?>
    package let selectedField: Driver<FieldID?>
    package let hintedField: Driver<FieldID?>
    package let navigationButton: Driver<NavigationButton?>
    package let areListNamesVisible: Driver<Bool>
    package let areCardsEnabled: Driver<Bool>
    package let areOtherCardsVisible: Driver<Bool>
    package let isZoomedOut: Driver<Bool>
    package let boardScroll: Driver<FieldID?>
    package let boardLeading: Driver<Double>
    package let boardBottom: Driver<Double>
    package let isReminding: Driver<Bool>
    package let accessibilityElements: Driver<[String]>

    package let focusedField: Observable<FieldID?>
    package let createdBoard: Observable<CreatedBoard>
    package let leave: Observable<Void>
    package let cancel: Observable<Void>
    package let reminders: Observable<Bool>
    package let refusals: Observable<Void>
    package let screenChanges: Observable<String>
    package let events: Observable<OnboardingEvent>
  }

  /// The receiver of announcements.
  package let accessibilityPoster: any AccessibilityPoster
  let template: BoardTemplate
  let scheduler: any Scheduler
  let remindsAtFirst: Bool
  let analytics: (any Analytics<OnboardingEvent>)?

  /// Takes the template that gives the suggestions, the clock, who speaks to VoiceOver, whether
  /// reminders are on already, and who takes note of what people do.
  package init(
    template: BoardTemplate, scheduler: any Scheduler, poster: any AccessibilityPoster,
    remindsAtFirst: Bool = false, analytics: (any Analytics<OnboardingEvent>)? = nil
  ) {
    self.template = template
    self.scheduler = scheduler
    self.remindsAtFirst = remindsAtFirst
    self.analytics = analytics
    accessibilityPoster = poster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let input = input.withoutFailures
    let moves = moves(input)
    let step = step(moves)
    let edited = editedField(input)
    let names = names(input, moves)
    let alphas = overlayAlphas(input, step)
    let reminding = isReminding(input)
    return Output(
      template: template, step: step, overlayStep: overlayStep(step),
      overlayLeading: overlayLeading(input, step),
      overlayAlphas: alphas, isGoEnabled: isGoEnabled(step), boardName: names.board,
      listNames: names.lists, cardNames: names.cards, editedField: edited,
      selectedField: selectedField(input), hintedField: hintedField(step),
      navigationButton: navigationButton(step, edited),
      areListNamesVisible: areListNamesVisible(step), areCardsEnabled: areCardsEnabled(step),
      areOtherCardsVisible: areOtherCardsVisible(step), isZoomedOut: isZoomedOut(input, step),
      boardScroll: boardScroll(moves), boardLeading: boardLeading(input),
      boardBottom: boardBottom(input), isReminding: reminding,
      accessibilityElements: accessibilityElements(step, edited, alphas),
      focusedField: focusedField(input, moves, edited), createdBoard: createdBoard(step, names),
      leave: input.backTap.share(), cancel: input.cancelTap.share(),
      reminders: reminders(reminding), refusals: refusals(names),
      screenChanges: screenChanges(moves, alphas), events: events(input, alphas))
  }
}
