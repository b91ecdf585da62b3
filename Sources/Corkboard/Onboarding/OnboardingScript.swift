import Architecture
import Reactive
import ViewTree

/// The taps that lead to each step, as a person makes them.
package enum OnboardingScript {
  /// The names of the controls that are tapped from the beginning to a step.
  package static func taps(to step: FlowStep, of template: BoardTemplate) -> [String] {
    FlowStep.allCases.filter { $0 <= step }.flatMap { taps(into: $0, of: template) }
  }

  /// Whether the keyboard is up at a step.
  package static func showsKeyboard(at step: FlowStep) -> Bool {
    [.nameBoard, .nameLists, .nameCards].contains(step)
  }

  /// The onboarding of a template after the taps that lead to a step, when all has come to rest, and
  /// what VoiceOver was told on the way.
  package static func play(
    to step: FlowStep, of template: BoardTemplate, on device: Device,
    style: Stylesheet = .revised
  ) -> (scene: ViewModelScene<OnboardingViewModel>, poster: AnnouncementRecorder) {
    let scheduler = TestScheduler()
    let poster = AnnouncementRecorder(scheduler: scheduler)
    let scene = OnboardingScene.make(
      template: template, surroundings: Surroundings(device: device), scheduler: scheduler,
      poster: poster, style: style)
    for tap in taps(to: step, of: template) {
      scheduler.advance(by: .seconds(1))
      scene.controls.tap(tap)
    }
    scheduler.advance(by: .seconds(1))
    return (scene, poster)
  }

  private static func taps(into step: FlowStep, of template: BoardTemplate) -> [String] {
    switch step {
    case .begin: []
    case .nameBoard: ["go-board"]
    case .finishBoardNaming: ["done"]
    case .nameLists: template.lists.isEmpty ? [] : ["go-lists"]
    case .finishListNaming: through(template.lists, with: .nextList)
    case .nameCards: template.cards.isEmpty ? [] : ["go-cards"]
    case .finishCardNaming: through(template.cards, with: .nextCard)
    case .createBoard: ["go-create"]
    }
  }

  /// From field to field, and out of the last one.
  private static func through(_ fields: [FieldID], with next: NavigationButton) -> [String] {
    fields.dropLast().map { _ in next.name } + fields.suffix(1).map { _ in "done" }
  }
}
