/// The first board: its template, and its names step by step.
extension ScreenScenarios {
  static let templatePicker = ScreenScenarios(
    "template-picker", "Choosing a template for the first board", from: .loggedOut, [.wait]
  )
  .state("idle")

  /// Every step with every template.
  static let onboardingSteps = BoardTemplate.all.reduce(onboardingScreen) { screen, template in
    FlowStep.allCases.reduce(screen) { screen, step in
      screen.state("\(template.id).\(step.name)", steps(to: step, of: template))
    }
  }

  /// Every step with every template, and whatever else can be done at a step.
  static let onboarding =
    onboardingSteps
    .state("empty.begin", steps(to: .begin, of: .empty))
    .state("empty.nameBoard", steps(to: .nameBoard, of: .empty))
    .state("empty.finishCardNaming", steps(to: .finishBoardNaming, of: .empty))
    .state("empty.createBoard", steps(to: .createBoard, of: .empty))

  private static let onboardingScreen = ScreenScenarios(
    "onboarding", "Naming the first board, its lists and its cards", from: .loggedOut, [.wait])

  private static func steps(to step: FlowStep, of template: BoardTemplate) -> [AppEvent] {
    [.tap(template.id)] + OnboardingScript.taps(to: step, of: template).map { .tap($0) }
  }
}
