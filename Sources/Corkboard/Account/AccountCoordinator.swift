import Architecture
import AuditModel
import Reactive
import Scenarios

/// Leads to an account: a new one, or one that is logged into.
final class AccountCoordinator: Coordinator {
  /// Its result.
  enum Outcome: Hashable, Sendable {
    /// The user is logged in with a confirmed address.
    case loggedIn
    /// The user has no account after all.
    case wentBack

    /// Its meaning for the app.
    var event: AppStageEvent { self == .loggedIn ? .loggedIn : .wentBack }
  }

  /// How a screen is put upon another one; none for the first screen.
  private typealias Step = @Sendable (SceneReference) -> NavigationStep<SceneReference>

  let children = ChildCoordinators()
  private let kit: SceneKit
  private let beginning: AccountStart
  private let board: CreatedBoard?

  init(kit: SceneKit, start: AccountStart, board: CreatedBoard?) {
    self.kit = kit
    beginning = start
    self.board = board
  }

  /// Ends once.
  func start() -> Observable<Outcome> {
    let way =
      switch beginning {
      case .signUp: signUp()
      case .logIn(let canGoBack): logIn(canLeave: canGoBack)
      case .verify(let mail): verify(mail)
      }
    return way.take(1)
  }

  /// The log-in, alone or upon another screen.
  private func logIn(by step: Step? = nil, canLeave: Bool = false) -> Observable<Outcome> {
    let back: LocalizableKey? =
      step != nil ? .signUpTitle : canLeave ? .navigationBack : nil
    let scene = kit.logIn(board: board, back: back.map { localized($0) })
    show(scene, by: step)
    return .merge(
      scene.events(\.loggedIn).flatMapLatest { self.verified($0) },
      scene.events(\.signUp).flatMapLatest { self.other(than: step) { self.signUp(by: $0) } },
      scene.events(\.forgotten).flatMapLatest { self.forgotten() },
      canLeave ? scene.events(\.back).map { .wentBack } : popping(scene.events(\.back)))
  }

  /// The new account, alone or upon another screen.
  private func signUp(by step: Step? = nil) -> Observable<Outcome> {
    let scene = kit.signUp(board: board, back: step.map { _ in localized(.logInTitle) })
    show(scene, by: step)
    return .merge(
      scene.events(\.signedUp).flatMapLatest { self.verified($0) },
      scene.events(\.logIn).flatMapLatest { self.other(than: step) { self.logIn(by: $0) } },
      popping(scene.events(\.back)))
  }

  /// The other of log-in and new account: it is pushed upon the first of the two, and gone back to
  /// from the second.
  private func other(
    than step: Step?, _ push: (@escaping Step) -> Observable<Outcome>
  ) -> Observable<Outcome> {
    guard step != nil else { return push(NavigationStep.push) }
    kit.navigator.go(.pop)
    return .empty()
  }

  private func forgotten() -> Observable<Outcome> {
    popping(kit.window.show(kit.forgotten(), by: NavigationStep.push).events(\.back))
  }

  /// A user with a confirmed address is in.
  private func verified(_ account: Account) -> Observable<Outcome> {
    account.isVerified ? loggedIn() : verify(account.mail)
  }

  private func verify(_ mail: String) -> Observable<Outcome> {
    let scene = kit.window.showAlone(kit.verify(mail))
    let left = scene.events(\.back).take(1).flatMap { [kit] in
      kit.services.logOut().catchAndReturn(())
    }
    return .merge(
      scene.events(\.verified).take(1).flatMap { self.loggedIn() }, left.flatMap { self.logIn() })
  }

  /// The server hears of what was chosen before there was an account.
  private func loggedIn() -> Observable<Outcome> {
    guard kit.preferences.areRemindersOn else { return .just(.loggedIn) }
    return kit.services.setReminders(true).asObservable().catchAndReturn(true)
      .map { _ in .loggedIn }
  }

  private func show(_ scene: some Scene, by step: Step?) {
    if let step { kit.window.show(scene, by: step) } else { kit.window.showAlone(scene) }
  }

  /// Goes back and says nothing of it.
  private func popping(_ taps: Observable<Void>) -> Observable<Outcome> {
    taps.do(onNext: { [kit] in kit.navigator.go(.pop) }).flatMap { Observable<Outcome>.empty() }
  }
}

extension SceneKit {
  fileprivate func logIn(
    board: CreatedBoard?, back: TextContent?
  ) -> ViewModelScene<LogInViewModel> {
    scene(
      LogInViewModel(
        logIn: logIn(keeping: board), basics: basics,
        accessibilityPoster: accessibilityPoster, back: back)
    ) { state, style, _ in
      LogInScreen(state: state, style: style)
    }
  }

  fileprivate func signUp(
    board: CreatedBoard?, back: TextContent?
  ) -> ViewModelScene<SignUpViewModel> {
    scene(
      SignUpViewModel(
        signUp: signUp(keeping: board), basics: basics,
        accessibilityPoster: accessibilityPoster, back: back)
    ) { state, style, _ in
      SignUpScreen(
        state: state, keepsBoard: board != nil, style: style
      )
    }
  }

  fileprivate func forgotten() -> ViewModelScene<ForgottenPasswordViewModel> {
    scene(
      ForgottenPasswordViewModel(
        accounts: services.accounts, basics: basics, accessibilityPoster: accessibilityPoster)
    ) { state, style, _ in
      ForgottenPasswordScreen(state: state, style: style)
    }
  }

  fileprivate func verify(_ mail: String) -> ViewModelScene<VerifyMailViewModel> {
    scene(
      VerifyMailViewModel(
        mail: mail, verify: services.verifyMail, accounts: services.accounts, basics: basics,
        accessibilityPoster: accessibilityPoster)
    ) { state, style, _ in
      VerifyMailScreen(state: state, style: style)
    }
  }
}

extension SceneKit {
  /// Logs in, and keeps the board that was made before.
  private func logIn(keeping board: CreatedBoard?) -> LogInViewModel.LogIn {
    { [services] mail, password in
      let account = services.logIn(mail: mail, password: password)
      guard let board else { return account }
      return account.flatMap { account in
        services.boards.create(NewBoard(board)).map { _ in account }
      }
    }
  }

  /// Makes an account, and keeps the board that was made before.
  private func signUp(keeping board: CreatedBoard?) -> SignUpViewModel.SignUp {
    { [services] name, mail, password in
      guard let board else {
        return services.signUp(name: name, mail: mail, password: password)
      }
      return services.saveOnboardingBoard(
        name: name, mail: mail, password: password, board: board
      ).map { _ in services.preferences.cachedAccount ?? Account(name: name, mail: mail) }
    }
  }
}
