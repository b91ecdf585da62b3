extension Single {
  /// Tries again whenever this fails, for ever.
  public func retry() -> Single { Single(trusting: asObservable().retry()) }

  /// Tries again when this fails, until it has been tried this many times.
  ///
  /// - Parameter maxAttemptCount: The attempts in total, at least one.
  public func retry(_ maxAttemptCount: Int) -> Single {
    Single(trusting: asObservable().retry(max(1, maxAttemptCount)))
  }

  /// Tries again when a stream that is made of the errors emits an element.
  ///
  /// When that stream completes first, the single fails with `ReactiveError.noElements`.
  public func retry<Trigger: ObservableConvertible>(
    when handler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Single {
    asObservable().retry(when: handler).asSingle()
  }

  /// Fails with `ReactiveError.timeout` when there is no result within this time.
  public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Single {
    Single(trusting: asObservable().timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with another single when there is no result within this time.
  public func timeout(_ dueTime: Duration, other: Single, scheduler: any Scheduler) -> Single {
    Single(trusting: asObservable().timeout(dueTime, other: other, scheduler: scheduler))
  }

  /// Joins the elements of two singles; it fails with the first that fails.
  public static func zip<A: Sendable, B: Sendable>(
    _ a: Single<A>, _ b: Single<B>,
    resultSelector: @escaping @Sendable (A, B) throws -> Element
  ) -> Single {
    Single(trusting: .zip(a, b, resultSelector: resultSelector))
  }
}
