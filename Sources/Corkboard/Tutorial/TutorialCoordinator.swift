import Architecture
import Reactive

/// Shows the tutorial of the first start.
final class TutorialCoordinator: Coordinator {
  let children = ChildCoordinators()
  private let kit: SceneKit

  init(kit: SceneKit) { self.kit = kit }

  func start() -> Observable<Void> {
    kit.showAlone(kit.tutorial()).events(\.finished).take(1)
  }
}

extension SceneKit {
  fileprivate func tutorial() -> ViewModelScene<TutorialViewModel> {
    scene(
      "tutorial",
      TutorialViewModel(
        preference: preferences, accessibilityPoster: accessibilityPoster)
    ) { page, style, environment in
      TutorialScreen(page: page, style: style, environment: environment)
    }
  }
}
