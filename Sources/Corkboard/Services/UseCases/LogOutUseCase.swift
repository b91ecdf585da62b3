import Reactive

/// Logs the user out: informs the server, and forgets the session with all that was kept.
package struct LogOutUseCase: Sendable {
  private let accounts: any AccountService
  private let keeper: SessionKeeper

  /// Takes the service, and what keeps the session.
  package init(accounts: any AccountService, keeper: SessionKeeper) {
    self.accounts = accounts
    self.keeper = keeper
  }

  /// Logs out when subscribed to; the element comes with the server's answer or without one.
  ///
  /// Everything is forgotten as soon as the request is on its way: a server that is silent is not
  /// waited for, its rejection of an expired token is ignored, and a log-in before it answers
  /// persists.
  package func callAsFunction() -> Single<Void> {
    Single.create { finish in
      let answer = ReplaySubject<Void>.create(bufferSize: 1)
      let telling = accounts.logOut().catchAndReturn(()).subscribe(answer)
      let forgetting = keeper.forget().flatMap { _ in answer.asSingle() }.subscribe(
        onSuccess: { finish(.success(())) }, onFailure: { finish(.failure($0)) })
      return Disposables.create(telling, forgetting)
    }
  }
}
