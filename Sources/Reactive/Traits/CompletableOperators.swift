extension Completable {
  /// Listens for the result.
  public func subscribe(
    onCompleted: (@Sendable () -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Goes on with a stream when this has completed; when it fails, so does the result.
  public func andThen<Element: Sendable>(_ next: Observable<Element>) -> Observable<Element> {
    .concat(asObservable().map { _ -> Element in }, next)
  }

  /// Goes on with a single when this has completed.
  public func andThen<Element: Sendable>(_ next: Single<Element>) -> Single<Element> {
    Single(trusting: andThen(next.asObservable()))
  }

  /// Goes on with a maybe when this has completed.
  public func andThen<Element: Sendable>(_ next: Maybe<Element>) -> Maybe<Element> {
    Maybe(trusting: andThen(next.asObservable()))
  }

  /// Goes on with another completable when this has completed.
  public func andThen(_ next: Completable) -> Completable { .concat([self, next]) }

  /// One after the other; the first error ends it.
  public static func concat(_ sources: [Completable]) -> Completable {
    Completable(trusting: .concat(sources.map { $0.asObservable() }))
  }

  /// All at the same time: it completes with the last and fails with the first that fails.
  public static func merge(_ sources: [Completable]) -> Completable {
    Completable(trusting: .merge(sources.map { $0.asObservable() }))
  }

  /// Goes on with another completable where this one fails.
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Completable
  ) -> Completable {
    Completable(trusting: asObservable().catch { try handler($0).asObservable() })
  }

  /// Completes where this fails.
  public func catchAndComplete() -> Completable { `catch` { _ in .empty() } }

  /// Tries again when this fails, until it has been tried this many times.
  public func retry(_ maxAttemptCount: Int) -> Completable {
    Completable(trusting: asObservable().retry(maxAttemptCount))
  }

  /// Passes the completion on this much later; an error is passed on at once.
  public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Completable {
    Completable(trusting: asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Fails with `ReactiveError.timeout` when there is no result within this time.
  public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Completable {
    Completable(trusting: asObservable().timeout(dueTime, scheduler: scheduler))
  }

  /// Passes the result on from a scheduler.
  public func observe(on scheduler: any Scheduler) -> Completable {
    Completable(trusting: asObservable().observe(on: scheduler))
  }
}
