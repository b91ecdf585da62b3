/// The first board: its template, and its names step by step.
extension CorkboardScreens {
  static let templatePicker = ScreenScenarios(
    "template-picker", "Choosing a template for the first board", from: .loggedOut, [.wait]
  )
  .state("idle")

  /// The same with those for logged-in users only.
  static let templatePickers = templatePicker.state(
    "logged-in", from: .loggedIn.answering(.empty), .wait, .tap("create-board"))

  /// Every step with every template.
  static let onboardingSteps = BoardTemplate.all.reduce(onboardingScreen) { screen, template in
    FlowStep.allCases.reduce(screen) { screen, step in
      screen.state("\(template.id).\(step.name)", steps(to: step, of: template))
    }
  }

  /// Every step with every template, and whatever else can be done at a step.
  static let onboarding =
    onboardingSteps
    .again(.finishBoardNaming, editing: "board/name", "list-3/name")
    .again(.finishListNaming, editing: "board/name", "list-1/name", "card-3")
    .again(.finishCardNaming, editing: "board/name", "list-1/name", "list-2/name")
    .again(.finishCardNaming, editing: "list-3/name", "card-1", "card-2", "card-3")
    .emptied("board/name", at: .begin)
    .emptied("list-1/name", at: .finishBoardNaming)
    .emptied("list-2/name", at: .finishBoardNaming)
    .emptied("list-3/name", at: .finishBoardNaming)
    .emptied("card-1", at: .finishListNaming)
    .emptied("card-2", at: .finishListNaming)
    .emptied("card-3", at: .finishListNaming)
    .state("trip.nameLists.resting", steps(to: .nameLists, of: trip) + [.dismissKeyboard])
    .state("trip.nameCards.resting", steps(to: .nameCards, of: trip) + [.dismissKeyboard])
    .state("empty.begin", steps(to: .begin, of: .empty))
    .state("empty.nameBoard", steps(to: .nameBoard, of: .empty))
    .state("empty.finishCardNaming", steps(to: .finishBoardNaming, of: .empty))
    .state("empty.createBoard", steps(to: .createBoard, of: .empty))

  private static let onboardingScreen = ScreenScenarios(
    "onboarding", "Naming the first board, its lists and its cards", from: .loggedOut, [.wait])

  fileprivate static let trip = BoardTemplate.all[0]

  fileprivate static func steps(to step: FlowStep, of template: BoardTemplate) -> [AppEvent] {
    [.tap(template.id)] + OnboardingScript.taps(to: step, of: template).map { .tap($0) }
  }
}

extension ScreenScenarios {
  /// A step at which a field is edited that the step does not ask for.
  fileprivate func again(_ step: FlowStep, editing fields: String...) -> ScreenScenarios {
    fields.reduce(self) { screen, field in
      screen.state(
        "trip.\(step.name).editing-\(field.stateName)",
        CorkboardScreens.steps(to: step, of: CorkboardScreens.trip) + [.edit(field)])
    }
  }

  /// A step at which a name is removed.
  fileprivate func emptied(_ field: String, at step: FlowStep) -> ScreenScenarios {
    state(
      "trip.\(step.name).empty-\(field.stateName)",
      CorkboardScreens.steps(to: step, of: CorkboardScreens.trip) + [.edit(field), .type("")])
  }
}

extension String {
  /// The name of a field as it is in the name of a state.
  fileprivate var stateName: String { split(separator: "/").first.map { String($0) } ?? self }
}
