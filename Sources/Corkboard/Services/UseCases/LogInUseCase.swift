import Reactive

/// Logs a user in: opens a session, keeps its token and loads the account.
package struct LogInUseCase: Sendable {
  private let accounts: any AccountService
  private let keeper: SessionKeeper

  /// Takes the service, and what keeps the session.
  package init(accounts: any AccountService, keeper: SessionKeeper) {
    self.accounts = accounts
    self.keeper = keeper
  }

  /// Logs in when subscribed to and emits the account.
  ///
  /// It is all or nothing: when the account cannot be loaded, or the subscription is disposed of,
  /// there is no log-in.
  package func callAsFunction(mail: String, password: String) -> Single<Account> {
    accounts.logIn(mail: mail, password: password).flatMap { session in
      let isLoaded = Locked(false)
      return keeper.keep(session).flatMap { _ in accounts.account() }.asObservable()
        .do(
          onNext: { account in
            isLoaded.exchange(true)
            keeper.account.cachedAccount = account
          },
          onError: { _ in forget() },
          onDispose: { if !isLoaded.value { forget() } }
        ).asSingle()
    }
  }

  private func forget() { _ = keeper.forget().subscribe { _ in } }
}
