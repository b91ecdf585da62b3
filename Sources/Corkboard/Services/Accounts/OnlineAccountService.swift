import Reactive

/// Accounts on the server.
package struct OnlineAccountService: AccountService {
  private let provider: Provider<CorkboardTarget>

  /// Asks this provider.
  package init(_ provider: Provider<CorkboardTarget>) { self.provider = provider }

  /// Opens a session.
  package func logIn(mail: String, password: String) -> Single<UserSession> {
    provider.request(.logIn(mail: mail, password: password), as: UserSession.self)
  }

  /// Makes an account and opens a session.
  package func signUp(name: String, mail: String, password: String) -> Single<UserSession> {
    provider.request(.signUp(name: name, mail: mail, password: password), as: UserSession.self)
  }

  /// Has a mail sent with which a forgotten password can be replaced.
  package func resetPassword(mail: String) -> Single<Void> { send(.resetPassword(mail: mail)) }

  /// Proves the mail address with the code from a mail.
  package func verifyMail(code: String) -> Single<Account> {
    provider.request(.verifyMail(code: code), as: Account.self)
  }

  /// Has the mail with the code sent again.
  package func resendVerification() -> Single<Void> { send(.resendVerification) }

  /// The logged-in user.
  package func account() -> Single<Account> { provider.request(.account, as: Account.self) }

  /// Turns the mails about cards that are due on or off.
  package func setReminders(_ areOn: Bool) -> Single<Void> { send(.setReminders(areOn)) }

  /// Closes the session.
  package func logOut() -> Single<Void> { send(.logOut) }

  private func send(_ target: CorkboardTarget) -> Single<Void> {
    provider.request(target).map { _ in }
  }
}
