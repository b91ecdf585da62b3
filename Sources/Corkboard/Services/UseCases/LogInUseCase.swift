import Reactive

/// Logs somebody in: opens a session, keeps its token and loads the account.
package struct LogInUseCase: Sendable {
  private let accounts: any AccountService
  private let keeper: SessionKeeper

  /// Takes the services and preferences that it needs.
  package init(
    accounts: any AccountService, boards: any BoardService, token: any AccessTokenPreference,
    account: any CachedAccountPreference
  ) {
    self.accounts = accounts
    keeper = SessionKeeper(token: token, account: account, boards: boards)
  }

  /// Logs in when subscribed to and emits the account.
  ///
  /// It is all or nothing: when the account cannot be loaded, or nobody waits for it any more,
  /// nobody is logged in.
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
