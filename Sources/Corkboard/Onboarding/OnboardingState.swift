import Architecture
import Reactive
import Scenarios

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
  package var selectedField: FieldID?
  package var hintedField: FieldID?
  package var navigationButton: NavigationButton?
  package var areListNamesVisible = false
  package var areCardsEnabled = false
  package var areOtherCardsVisible = true
  package var isZoomedOut = false
  package var boardScroll: FieldID?
  package var boardLeading = 8.0
  package var boardBottom = -8.0
  package var isReminding = false
  package var accessibilityElements: [String] = []
  package var createdBoard: CreatedBoard?

  /// The state before anything happened.
  package init(template: BoardTemplate) {
    self.template = template
    boardName = Name(suggestion: template.boardName)
    listNames = template.listNames.map(Name.init)
    cardNames = template.cardNames.map(Name.init)
  }

  /// The guidance that is shown on the way, in order.
  package var overlays: [OverlayStep] { FlowPlan(template: template).overlays }

  /// Whether the guidance is seen.
  package var showsGuidance: Bool { overlayAlphas[overlayStep.rawValue] > 0 }
}

extension OnboardingViewModel.Output: SceneOutput {
  /// The field that shall be edited next, by its name on the screen.
  package var focus: Driver<String?> {
    focusedField.map { $0?.name }.asDriver(onErrorJustReturn: nil)
  }

  private typealias Change = Observable<StateChange<OnboardingState>>

  /// All that the screen shows. Subscribing to it also posts the announcements for VoiceOver.
  package var state: Driver<OnboardingState> {
    let names: [Change] = [
      boardName.set(\.boardName), listNames.set(\.listNames), cardNames.set(\.cardNames),
      createdBoard.map { .some($0) }.set(\.createdBoard), refusals.changeNothing,
    ]
    let fields: [Change] = [
      editedField.set(\.editedField), selectedField.set(\.selectedField),
      hintedField.set(\.hintedField), navigationButton.set(\.navigationButton),
    ]
    let guidance: [Change] = [
      step.set(\.step), overlayStep.set(\.overlayStep), overlayLeading.set(\.overlayLeading),
      overlayAlphas.set(\.overlayAlphas), isGoEnabled.set(\.isGoEnabled),
    ]
    let board: [Change] = [
      areListNamesVisible.set(\.areListNamesVisible), areCardsEnabled.set(\.areCardsEnabled),
      areOtherCardsVisible.set(\.areOtherCardsVisible), isZoomedOut.set(\.isZoomedOut),
      boardScroll.set(\.boardScroll), boardLeading.set(\.boardLeading),
      boardBottom.set(\.boardBottom), isReminding.set(\.isReminding),
    ]
    // Announcements come last, when everything else has changed.
    let speech: [Change] = [
      accessibilityElements.set(\.accessibilityElements), screenChanges.changeNothing,
    ]
    // A tap is recorded before its effects.
    let changes: [Change] = [events.changeNothing] + names + fields + guidance + board + speech
    return Observable.merge(changes).states(from: OnboardingState(template: template))
  }
}

extension ObservableConvertible {
  /// Is listened to, for what it does besides.
  fileprivate var changeNothing: Observable<StateChange<OnboardingState>> {
    asObservable().map { _ in StateChange { _ in } }
  }
}
