import Architecture
import Reactive
import Scenarios

/// Shows the first screen until it is known who is there.
final class SplashCoordinator: Coordinator {
  let children = ChildCoordinators()
  private let kit: SceneKit

  init(kit: SceneKit) { self.kit = kit }

  func start() -> Observable<AppStageEvent> {
    let scene = kit.window.showAlone(kit.splash())
    return scene.events(\.launched).take(1).map { .launched($0) }
  }
}

extension SceneKit {
  fileprivate func splash() -> ViewModelScene<SplashViewModel> {
    scene(
      SplashViewModel(
        preferences: preferences, accounts: services.accounts, basics: basics,
        scheduler: scheduler)
    ) { _, style, _ in SplashScreen(style: style) }
  }
}
