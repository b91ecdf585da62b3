import Reactive

/// Proves a mail address and remembers that.
package struct VerifyMailUseCase: Sendable {
  private let accounts: any AccountService
  private let account: any CachedAccountPreference

  /// Takes the service and the preference that it needs.
  package init(accounts: any AccountService, account: any CachedAccountPreference) {
    self.accounts = accounts
    self.account = account
  }

  /// Sends the code when subscribed to and emits the account.
  package func callAsFunction(_ code: VerificationCode) -> Single<Account> {
    accounts.verifyMail(code: code.digits).map { verified in
      account.cachedAccount = verified
      return verified
    }
  }
}
