import ViewTree

/// The taps that lead to each step, as a person makes them.
package enum OnboardingScript {
  /// The events from the beginning to a step.
  package static func events(to step: FlowStep) -> [OnboardingSession.Event] {
    FlowStep.allCases.filter { $0 <= step }.flatMap(events(into:))
  }

  /// Whether the keyboard is up at a step.
  package static func showsKeyboard(at step: FlowStep) -> Bool {
    [.nameBoard, .nameLists, .nameCards].contains(step)
  }

  private static func events(into step: FlowStep) -> [OnboardingSession.Event] {
    switch step {
    case .begin: []
    case .nameBoard, .nameLists, .nameCards, .createBoard: [.go]
    case .finishBoardNaming: [.rightButton]
    // From field to field, and out of the last of the three.
    case .finishListNaming, .finishCardNaming: [.rightButton, .rightButton, .rightButton]
    }
  }
}
