import Architecture
import Reactive
import Scenarios

/// Makes the screen of the assisted onboarding.
package enum OnboardingScene {
  /// The onboarding of a template, with its view model.
  package static func make(
    template: BoardTemplate, surroundings: Surroundings, scheduler: any Scheduler,
    poster: any AccessibilityPoster, remindsAtFirst: Bool = false,
    analytics: (any Analytics<OnboardingEvent>)? = nil, style: Stylesheet = .revised
  ) -> ViewModelScene<OnboardingViewModel> {
    let viewModel = OnboardingViewModel(
      template: template, scheduler: scheduler, poster: poster, remindsAtFirst: remindsAtFirst,
      analytics: analytics)
    return ViewModelScene(
      id: OnboardingScreen.sceneIdentifier, viewModel: viewModel, surroundings: surroundings
    ) { state, environment in
      OnboardingScreen(state, in: environment, style: style).node
    }
  }
}
