import Architecture
import Reactive
import Scenarios

/// Shows the tutorial of the first start.
final class TutorialCoordinator: Coordinator {
  let children = ChildCoordinators()
  private let kit: SceneKit

  init(kit: SceneKit) { self.kit = kit }

  func start() -> Observable<Void> {
    kit.window.showAlone(kit.tutorial()).events(\.finished).take(1)
  }
}

extension SceneKit {
  fileprivate func tutorial() -> ViewModelScene<TutorialViewModel> {
    scene(
      TutorialViewModel(
        preference: preferences, accessibilityPoster: accessibilityPoster)
    ) { page, style, _ in
      TutorialScreen(page: page, style: style)
    }
  }
}
