import Reactive

/// The server's operations on accounts; everything fails with a `ServiceFailure`.
package protocol AccountService: Sendable {
  /// Opens a session.
  func logIn(mail: String, password: String) -> Single<UserSession>
  /// Makes an account and opens a session.
  func signUp(name: String, mail: String, password: String) -> Single<UserSession>
  /// Has a mail sent with which a forgotten password can be replaced.
  func resetPassword(mail: String) -> Single<Void>
  /// Proves the mail address with the code from a mail.
  func verifyMail(code: String) -> Single<Account>
  /// Has the mail with the code sent again.
  func resendVerification() -> Single<Void>
  /// The logged-in user.
  func account() -> Single<Account>
  /// Turns the mails about cards that are due on or off.
  func setReminders(_ areOn: Bool) -> Single<Void>
  /// Closes the session.
  func logOut() -> Single<Void>
}
