import Architecture
import Reactive
import Scenarios

/// Leads from the choice of a template to a board in which everything has a name.
final class FirstBoardCoordinator: Coordinator {
  /// Its result.
  enum Outcome: Hashable, Sendable {
    /// A board was made.
    case created(CreatedBoard)
    /// The user has an account already.
    case logIn
    /// The user wants no board after all.
    case cancelled

    /// Its meaning for the app.
    var event: AppStageEvent? {
      switch self {
      case .created(let board): .boardCreated(board)
      case .logIn: .wantsToLogIn
      case .cancelled: nil
      }
    }
  }

  /// How long it is shown that the board is being made; until then that can be stopped.
  static let creation = Duration.seconds(2)

  let children = ChildCoordinators()
  private let kit: SceneKit
  private let isLoggedIn: Bool

  /// Takes whether the user is logged in: then it all happens over the boards there are.
  init(kit: SceneKit, isLoggedIn: Bool = false) {
    self.kit = kit
    self.isLoggedIn = isLoggedIn
  }

  /// Ends once when a board was made, or when the user has an account.
  func start() -> Observable<Outcome> {
    let scene = kit.templatePicker(isLoggedIn: isLoggedIn)
    let picker =
      isLoggedIn ? kit.window.show(scene, by: NavigationStep.present) : kit.window.showAlone(scene)
    return Observable.merge(
      picker.events(\.chosen).flatMapLatest { self.name($0) }.map { .created($0) },
      picker.events(\.logIn).map { .logIn }, picker.events(\.cancel).map { .cancelled }
    ).take(1)
  }

  /// The naming of a board; who goes back chooses another template.
  private func name(_ template: BoardTemplate) -> Observable<CreatedBoard> {
    let scene = kit.window.show(kit.onboarding(template), by: NavigationStep.push)
    let left = Observable.merge(scene.events(\.leave), scene.events(\.cancel))
      .do(onNext: { [kit] in kit.navigator.go(.pop) }).map { CreatedBoard?.none }
    let created = scene.events(\.createdBoard).map { CreatedBoard?.some($0) }
    let reminders = scene.events(\.reminders).flatMapLatest { [kit, isLoggedIn] areOn in
      kit.preferences.areRemindersOn = areOn
      // Without an account the server hears of it once there is one.
      return isLoggedIn
        ? kit.services.setReminders(areOn).asObservable().catchAndReturn(areOn) : .empty()
    }
    // Whatever comes last counts: a board whose making is stopped is not made.
    let board = Observable.merge(left, created).flatMapLatest { [kit] board in
      board.map { Observable.just($0).delay(Self.creation, scheduler: kit.scheduler) } ?? .empty()
    }
    return .merge(board, reminders.flatMap { _ in Observable<CreatedBoard>.empty() })
  }
}

extension SceneKit {
  fileprivate func templatePicker(
    isLoggedIn: Bool
  ) -> ViewModelScene<TemplatePickerViewModel> {
    TemplatePickerScene.make(surroundings: surroundings, isLoggedIn: isLoggedIn, style: style)
  }

  fileprivate func onboarding(_ template: BoardTemplate) -> ViewModelScene<OnboardingViewModel> {
    OnboardingScene.make(
      template: template, surroundings: surroundings, scheduler: scheduler,
      poster: accessibilityPoster, remindsAtFirst: preferences.areRemindersOn,
      analytics: services.analytics, style: style)
  }
}
