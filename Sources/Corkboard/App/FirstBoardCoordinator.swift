import Architecture
import Reactive

final class FirstBoardCoordinator: Coordinator {
  let children = ChildCoordinators()
  private let kit: SceneKit
  init(kit: SceneKit) { self.kit = kit }
  enum Outcome: Sendable { case created(CreatedBoard), logIn
    var event: AppStageEvent { switch self { case .created(let b): .boardCreated(b); case .logIn: .wantsToLogIn } }
  }
  func start() -> Observable<Outcome> { .just(.logIn) }
}
