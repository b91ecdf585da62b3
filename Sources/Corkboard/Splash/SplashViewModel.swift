import Architecture
import Reactive
import Scenarios

/// The view model of the first screen, which determines the session.
package struct SplashViewModel: ViewModel, BasicViewModel {
  /// Nothing happens to the screen: it is only looked at.
  package struct Input: Sendable {}

  /// The result.
  package struct Output: SceneOutput {
    /// Whether the server is being asked.
    package let state: Driver<Bool>
    /// The session, once it is known.
    package let launched: Observable<AppVisitor>
  }

  /// The storage from the last start.
  package typealias Preferences = AccessTokenPreference & CachedAccountPreference
    & ShowsTutorialPreference

  private let preferences: any Preferences
  private let accounts: any AccountService
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceFailure>
  private let scheduler: any Scheduler

  /// How long the mark is seen at least.
  package static let shortest = Duration.milliseconds(1500)

  /// Takes what is remembered of the last time, and the clock.
  package init(
    preferences: any Preferences, accounts: any AccountService,
    basics: ViewModelBasics<ServiceFailure>, scheduler: any Scheduler
  ) {
    self.preferences = preferences
    self.accounts = accounts
    self.basics = basics
    self.scheduler = scheduler
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let shown = Observable.just(()).delay(Self.shortest, scheduler: scheduler)
    let visitor = Observable.deferred { [preferences] in
      preferences.accessToken == nil
        ? .just(.nobody(showsTutorial: preferences.showsTutorial)) : whoIsKnown()
    }
    return Output(
      state: isLoading,
      launched: Observable.combineLatest(visitor, shown) { visitor, _ in visitor }
        .take(1).share())
  }

  /// Whom the server knows; who has no connection may look at what is kept.
  private func whoIsKnown() -> Observable<AppVisitor> {
    let answers = results(of: accounts.account())
      .flatMap { result -> Observable<AppVisitor> in
        switch result {
        case .success(let account): .just(Self.visitor(account))
        // The app leads back to the log-in by itself.
        case .failure(let failure) where failure.reason == .accessTokenExpired: .never()
        case .failure: .empty()
        }
      }
    let kept = Observable.deferred { [preferences] in
      .just(preferences.cachedAccount.map(Self.visitor) ?? .somebody)
    }
    return Observable.concat(answers, kept).take(1)
  }

  private static func visitor(_ account: Account) -> AppVisitor {
    account.isVerified ? .somebody : .unverified(mail: account.mail)
  }
}

extension SplashViewModel.Input: SceneInput {
  /// Listens to nothing.
  package init(_ controls: Controls, _ surroundings: Surroundings) {}
}
