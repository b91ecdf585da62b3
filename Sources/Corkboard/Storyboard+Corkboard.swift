import Architecture

extension Storyboard {
  /// The scenes of the app, in the order in which they are met.
  package static let corkboard = Storyboard([
    Scene("splash", SplashScreen.self),
    Scene("tutorial", TutorialScreen.self),
    Scene("template-picker", TemplatePicker.self),
    Scene("onboarding", OnboardingScreen.self),
    Scene("sign-up", SignUpScreen.self),
    Scene("log-in", LogInScreen.self),
    Scene("forgotten-password", ForgottenPasswordScreen.self),
    Scene("verify-mail", VerifyMailScreen.self),
    Scene("boards", BoardsView.self),
    Scene("board", BoardScreen.self),
    Scene("cards-due", CardsDueView.self),
    Scene("settings", SettingsView.self),
    Scene("edit-card", EditCardScreen.self),
  ])
}
