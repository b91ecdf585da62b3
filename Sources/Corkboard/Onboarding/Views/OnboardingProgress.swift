import AuditModel

/// How far the onboarding has come, for people.
struct OnboardingProgress {
  /// The step, beginning with 1.
  let step: Int
  /// How many steps there are.
  let count: Int

  /// In words.
  var content: TextContent { localized(.overlayStep, .integer(step), .integer(count)) }

  /// In figures, the same in every language.
  var figures: TextContent { .verbatim("\(step)/\(count)") }
}

extension OnboardingState {
  /// How far the onboarding has come.
  var progress: OnboardingProgress {
    OnboardingProgress(
      step: (overlays.firstIndex(of: overlayStep) ?? 0) + 1, count: overlays.count)
  }
}
