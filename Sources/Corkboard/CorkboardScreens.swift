import ViewTree

/// The screens of the app with the states that can be reached on them.
package enum CorkboardScreens {
  /// The screens in the order in which a person meets them, in the app's current style.
  package static let all = scenarios.map { $0.screen() }

  /// The screens of the onboarding in the app's first style, for comparison.
  package static let classic = [templatePicker, onboardingSteps].map {
    $0.starting { $0.styled(.classic) }.screen(folder: "classic/", isAuditedByDefault: false)
  }

  /// The ways to all states, screen by screen.
  package static let scenarios: [ScreenScenarios] = [
    splash, tutorial, templatePickers, onboarding, signUp, logIn, forgottenPassword, verifyMail,
    boards, board, cardsDue, settings, editCard,
  ]
}
