import Reactive

/// Signs a user up: makes an account, opens a session and keeps it.
package struct SignUpUseCase: Sendable {
  private let accounts: any AccountService
  private let keeper: SessionKeeper

  /// Takes the service, and what keeps the session.
  package init(accounts: any AccountService, keeper: SessionKeeper) {
    self.accounts = accounts
    self.keeper = keeper
  }

  /// Signs up when subscribed to and emits the account.
  package func callAsFunction(name: String, mail: String, password: String) -> Single<Account> {
    accounts.signUp(name: name, mail: mail, password: password).flatMap { keeper.keep($0) }
  }

  /// Whether the account with this address is the one that is logged in.
  func isDone(mail: String) -> Bool {
    keeper.token.accessToken != nil && keeper.account.cachedAccount?.mail == mail
  }
}
