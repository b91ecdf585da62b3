import ViewTree

/// All screens of the app with the states that can be reached on them.
package enum CorkboardScreens {
  /// The screens in the order in which a person meets them.
  package static let all =
    [templatePicker, onboarding] + scenarios.map { $0.screen(style: .revised) }

  /// The screens that are reached by playing events.
  package static let scenarios: [ScreenScenarios] = [
    .splash, .tutorial, .logIn, .signUp, .forgottenPassword, .verifyMail, .boards, .board,
    .cardsDue, .settings, .editCard,
  ]

  private static let templatePicker = Screen(
    id: "template-picker", title: "Choosing a template for the first board",
    states: [ScreenState(name: "idle") { _ in TemplatePicker() }])

  private static let onboarding = Screen(
    id: "onboarding", title: "Naming the first board, its lists and its cards",
    states: BoardTemplate.all.flatMap { template in
      FlowStep.allCases.map { step in state(of: template, at: step) }
    })

  /// A state is what the view model makes of the taps that lead to it.
  private static func state(of template: BoardTemplate, at step: FlowStep) -> ScreenState {
    .played(name: "\(template.id).\(step.name)") { device in
      let session = OnboardingSession(template: template, device: device)
      for event in OnboardingScript.events(to: step) { session.send(event) }
      let state = session.current
      return PlayedState(showsKeyboard: OnboardingScript.showsKeyboard(at: step)) { environment in
        OnboardingScreen(state, in: environment).node
      }
    }
  }
}
