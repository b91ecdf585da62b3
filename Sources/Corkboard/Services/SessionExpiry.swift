import Reactive

/// The one place that hears of an expired access token, forgets it, and says so.
package final class SessionExpiry: Sendable {
  private let preference: any AccessTokenPreference
  private let turn = Locked(())
  private let relay = PublishRelay<Void>()

  /// Looks after the token that is kept here.
  package init(_ preference: any AccessTokenPreference) { self.preference = preference }

  /// Emits when people have to log in again: once for each token, however many requests failed.
  package var expired: Observable<Void> { relay.asObservable() }

  /// Receives that a token is no longer valid.
  ///
  /// Nothing happens when another one is kept by now, or none.
  package func report(_ token: String) {
    let isNews = turn.withLock { _ in
      guard preference.accessToken == token else { return false }
      preference.accessToken = nil
      return true
    }
    if isNews { relay.accept(()) }
  }
}
