import AuditModel
import Reactive

/// Everything that the onboarding screen shows.
package struct OnboardingState: Hashable, Sendable {
  /// The template it began with.
  package let template: BoardTemplate
  package var step = FlowStep.begin
  package var overlayStep = OverlayStep.board
  package var overlayLeading = 0.0
  package var overlayAlphas = [1.0, 0, 0, 0]
  package var isGoEnabled = [true, true, true, true]
  package var boardName: Name
  package var listNames: [Name]
  package var cardNames: [Name]
  package var editedField: FieldID?
  package var hintedField: FieldID?
  package var navigationButton: NavigationButton?
  package var areListNamesVisible = false
  package var areCardsEnabled = false
  package var areOtherCardsVisible = true
  package var isZoomedOut = false
  package var boardLeading = 8.0
  package var boardBottom = -8.0
  package var createdBoard: CreatedBoard?

  /// The state before anything happened.
  package init(template: BoardTemplate) {
    self.template = template
    boardName = Name(suggestion: template.boardName)
    listNames = template.listNames.map(Name.init)
    cardNames = template.cardNames.map(Name.init)
  }
}

extension OnboardingViewModel.Output {
  /// Keeps a state up to date with all drivers, until the bag is emptied.
  package func bind(to state: BehaviorRelay<OnboardingState>, disposedBy bag: DisposeBag) {
    func bind<Value: Sendable>(
      _ driver: Driver<Value>,
      _ keyPath: WritableKeyPath<OnboardingState, Value> & Sendable
    ) {
      driver.drive(onNext: { value in
        var next = state.value
        next[keyPath: keyPath] = value
        state.accept(next)
      }).disposed(by: bag)
    }
    bind(step, \.step)
    bind(overlayStep, \.overlayStep)
    bind(overlayLeading, \.overlayLeading)
    bind(overlayAlphas, \.overlayAlphas)
    bind(isGoEnabled, \.isGoEnabled)
    bind(boardName, \.boardName)
    bind(listNames, \.listNames)
    bind(cardNames, \.cardNames)
    bind(editedField, \.editedField)
    bind(hintedField, \.hintedField)
    bind(navigationButton, \.navigationButton)
    bind(areListNamesVisible, \.areListNamesVisible)
    bind(areCardsEnabled, \.areCardsEnabled)
    bind(areOtherCardsVisible, \.areOtherCardsVisible)
    bind(isZoomedOut, \.isZoomedOut)
    bind(boardLeading, \.boardLeading)
    bind(boardBottom, \.boardBottom)
    bind(createdBoard.map { $0 }, \.createdBoard)
  }
}
