import Architecture
import Reactive

/// Leads to an account: a new one, or one that is logged into.
final class AccountCoordinator: Coordinator {
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

  /// Ends once when somebody is logged in with an address that is confirmed.
  func start() -> Observable<Void> {
    switch beginning {
    case .signUp: signUp(by: nil)
    case .logIn: logIn(by: nil)
    }
  }

  /// The log-in, alone or upon another screen.
  private func logIn(by step: Step?) -> Observable<Void> {
    let scene = kit.logIn(board: board, canGoBack: step != nil)
    _ = step.map { kit.show(scene, by: $0) } ?? kit.showAlone(scene)
    return .merge(
      scene.events(\.loggedIn).flatMapLatest { self.verify($0) },
      scene.events(\.signUp).flatMapLatest { self.other(than: step) { self.signUp(by: $0) } },
      scene.events(\.forgotten).flatMapLatest { self.forgotten() },
      goingBack(from: scene.events(\.back)))
  }

  /// The new account, alone or upon another screen.
  private func signUp(by step: Step?) -> Observable<Void> {
    let scene = kit.signUp(board: board, canGoBack: step != nil)
    _ = step.map { kit.show(scene, by: $0) } ?? kit.showAlone(scene)
    return .merge(
      scene.events(\.signedUp).flatMapLatest { self.verify($0) },
      scene.events(\.logIn).flatMapLatest { self.other(than: step) { self.logIn(by: $0) } },
      goingBack(from: scene.events(\.back)))
  }

  /// The other of log-in and new account: it is pushed upon the first of the two, and gone back to
  /// from the second.
  private func other(
    than step: Step?, _ push: (@escaping Step) -> Observable<Void>
  ) -> Observable<Void> {
    guard step != nil else { return push(NavigationStep.push) }
    kit.navigator.go(.pop)
    return .empty()
  }

  private func forgotten() -> Observable<Void> {
    goingBack(from: kit.show(kit.forgotten(), by: NavigationStep.push).events(\.back))
  }

  /// Who has confirmed the address is in.
  private func verify(_ account: Account) -> Observable<Void> {
    if account.isVerified { return .just(()) }
    return kit.showAlone(kit.verify(account.mail)).events(\.verified).take(1)
  }

  /// Goes back and says nothing of it.
  private func goingBack(from taps: Observable<Void>) -> Observable<Void> {
    taps.do(onNext: { [kit] in kit.navigator.go(.pop) }).filter { _ in false }
  }
}

extension SceneKit {
  fileprivate func logIn(
    board: CreatedBoard?, canGoBack: Bool
  ) -> ViewModelScene<LogInViewModel> {
    ViewModelScene(
      id: "log-in",
      viewModel: LogInViewModel(
        logIn: logIn(keeping: board), basics: basics, canGoBack: canGoBack),
      surroundings: surroundings
    ) { [style] state, environment in
      LogInScreen(state: state, style: style, environment: environment).node
    }
  }

  fileprivate func signUp(
    board: CreatedBoard?, canGoBack: Bool
  ) -> ViewModelScene<SignUpViewModel> {
    ViewModelScene(
      id: "sign-up",
      viewModel: SignUpViewModel(
        signUp: signUp(keeping: board), basics: basics, canGoBack: canGoBack),
      surroundings: surroundings
    ) { [style] state, environment in
      SignUpScreen(state: state, style: style, environment: environment).node
    }
  }

  fileprivate func forgotten() -> ViewModelScene<ForgottenPasswordViewModel> {
    ViewModelScene(
      id: "forgotten-password",
      viewModel: ForgottenPasswordViewModel(
        accounts: services.accounts, basics: basics, accessibilityPoster: accessibilityPoster),
      surroundings: surroundings
    ) { [style] state, environment in
      ForgottenPasswordScreen(state: state, style: style, environment: environment).node
    }
  }

  fileprivate func verify(_ mail: String) -> ViewModelScene<VerifyMailViewModel> {
    ViewModelScene(
      id: "verify-mail",
      viewModel: VerifyMailViewModel(
        mail: mail, verify: services.verifyMail, accounts: services.accounts, basics: basics,
        accessibilityPoster: accessibilityPoster),
      surroundings: surroundings
    ) { [style] state, environment in
      VerifyMailScreen(state: state, style: style, environment: environment).node
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
