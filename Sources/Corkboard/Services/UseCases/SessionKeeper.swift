import Reactive

/// Keeps the data of the logged-in user, and forgets it.
package struct SessionKeeper: Sendable {
  let token: any AccessTokenPreference
  let account: any CachedAccountPreference
  private let boards: any BoardService

  /// Takes the places where something of a session is kept.
  package init(
    token: any AccessTokenPreference, account: any CachedAccountPreference,
    boards: any BoardService
  ) {
    self.token = token
    self.account = account
    self.boards = boards
  }

  /// Keeps a session, once what another one has left is forgotten.
  func keep(_ session: UserSession) -> Single<Account> {
    boards.forget().map { _ in
      token.accessToken = session.accessToken
      account.cachedAccount = session.account
      return session.account
    }
  }

  /// Forgets the session, and all boards and cards.
  func forget() -> Single<Void> {
    Single.deferred {
      token.accessToken = nil
      account.cachedAccount = nil
      return boards.forget()
    }
  }
}
