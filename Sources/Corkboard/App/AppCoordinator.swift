import Architecture
import Reactive

/// Leads through the stages of the app, from the first screen on.
final class AppCoordinator: Coordinator {
  let children = ChildCoordinators()
  private let kit: SceneKit

  init(kit: SceneKit) { self.kit = kit }

  /// The stages, from the first one on; it never ends.
  func start() -> Observable<AppStage> {
    let stages = FeedbackCoordinator<AppStage, AppStageEvent>(
      initialState: .splash, reduce: { $0.next(after: $1) },
      feedback: expiry, expiryAlert,
      FeedbackCoordinator.react(request: { $0 }) { self.flow(of: $0) })
    return stages.states()
  }

  /// The result of a stage; a flow that fails leaves people where they are.
  private func flow(of stage: AppStage) -> Observable<AppStageEvent> {
    let flow: Observable<AppStageEvent> =
      switch stage {
      case .splash: coordinate(to: SplashCoordinator(kit: kit))
      case .tutorial: coordinate(to: TutorialCoordinator(kit: kit)).map { .tutorialEnded }
      case .firstBoard: coordinate(to: FirstBoardCoordinator(kit: kit)).compactMap(\.event)
      case .account(let start, let board, _):
        coordinate(to: AccountCoordinator(kit: kit, start: start, board: board)).map(\.event)
      case .main: coordinate(to: MainCoordinator(kit: kit)).map { .loggedOut }
      }
    return flow.catch { [kit] error in
      kit.services.logger.error("a flow of the app has failed: \(error)")
      return .never()
    }
  }

  /// From every screen, an expired session leads back to the log-in …
  private var expiry: FeedbackCoordinator<AppStage, AppStageEvent>.Feedback {
    { [kit] _ in kit.services.expiry.expired.map { .expired } }
  }

  /// … and shows why.
  private var expiryAlert: FeedbackCoordinator<AppStage, AppStageEvent>.Feedback {
    { [kit] _ in
      kit.services.expiry.expired
        .compactMap { Architecture.Alert.alert(for: .expired, retry: false) }
        .flatMapLatest { kit.alerts.present($0) }.flatMap { _ in Observable<AppStageEvent>.empty() }
    }
  }
}
