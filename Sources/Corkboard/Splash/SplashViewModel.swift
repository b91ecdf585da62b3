import Architecture
import Reactive

/// The view model of the first screen, which finds out who is there.
package struct SplashViewModel: ViewModel, BasicViewModel {
  /// Nothing happens to the screen: it is only looked at.
  package struct Input: Sendable {}

  /// What comes of it.
  package struct Output: SceneOutput {
    /// Whether the server is being asked.
    package let state: Driver<Bool>
    /// Whether somebody is logged in, once it is known.
    package let launched: Observable<Bool>
  }

  private let token: any AccessTokenPreference
  private let accounts: any AccountService
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceError>
  private let scheduler: any Scheduler

  /// How long the mark is seen at least.
  package static let shortest = Duration.milliseconds(1500)

  /// Takes what is remembered of the last time, and the clock.
  package init(
    token: any AccessTokenPreference, accounts: any AccountService,
    basics: ViewModelBasics<ServiceError>, scheduler: any Scheduler
  ) {
    self.token = token
    self.accounts = accounts
    self.basics = basics
    self.scheduler = scheduler
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let launched = Observable.just(()).delay(Self.shortest, scheduler: scheduler)
      .flatMap { _ in token.accessToken == nil ? .just(false) : isWelcome() }
    return Output(state: isLoading, launched: launched.share())
  }

  /// Whether the server still knows the person; who has no connection may look at what is kept.
  private func isWelcome() -> Observable<Bool> {
    let answers = results(of: accounts.account())
      .flatMap { result -> Observable<Bool> in
        switch result {
        case .success: .just(true)
        // The app leads back to the log-in by itself.
        case .failure(.accessTokenExpired): .never()
        case .failure: .empty()
        }
      }
    return Observable.concat(answers, .just(true)).take(1)
  }
}

extension SplashViewModel.Input: SceneInput {
  /// Listens to nothing.
  package init(_ controls: Controls, _ surroundings: Surroundings) {}
}
