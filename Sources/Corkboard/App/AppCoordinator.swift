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
      feedback: expiry, FeedbackCoordinator.react(request: { $0 }) { self.flow(of: $0) })
    return stages.states()
  }

  /// What happens in a stage.
  private func flow(of stage: AppStage) -> Observable<AppStageEvent> {
    switch stage {
    case .splash: coordinate(to: SplashCoordinator(kit: kit))
    case .tutorial: coordinate(to: TutorialCoordinator(kit: kit)).map { .tutorialEnded }
    case .firstBoard: coordinate(to: FirstBoardCoordinator(kit: kit)).compactMap(\.event)
    case .account(let start, let board):
      coordinate(to: AccountCoordinator(kit: kit, start: start, board: board))
        .map { .loggedIn }
    case .main: coordinate(to: MainCoordinator(kit: kit)).map { .loggedOut }
    }
  }

  /// Wherever somebody is, an expired session leads back to the log-in.
  private var expiry: FeedbackCoordinator<AppStage, AppStageEvent>.Feedback {
    { [kit] _ in
      kit.services.expiry.expired.map { .expired }.do(onNext: { _ in kit.tellOfExpiry() })
    }
  }
}

extension SceneKit {
  /// Says why somebody has to log in again.
  fileprivate func tellOfExpiry() {
    guard let alert = Architecture.Alert.alert(for: .accessTokenExpired, retry: false) else {
      return
    }
    _ = alerts.present(alert).subscribe { _ in }
  }
}
