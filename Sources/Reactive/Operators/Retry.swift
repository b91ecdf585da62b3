extension ObservableType {
  /// Subscribes to the stream again whenever it fails, for ever.
  ///
  /// Elements of failed attempts have been emitted already and stay so. Attempts follow each other in
  /// a loop, not in a recursion.
  public func retry() -> Observable<Element> { retry(.max) }

  /// Subscribes to the stream again when it fails, until it has been tried this many times.
  ///
  /// The error of the last attempt is passed on.
  ///
  /// - Parameter maxAttemptCount: The subscriptions in total, as in RxSwift: `retry(1)` changes
  ///   nothing. Without any, the stream completes at once.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    guard maxAttemptCount > 0 else { return .empty() }
    let source = asObservable()
    return Observable { observer in
      let left = Locked(maxAttemptCount)
      let isLast: @Sendable () -> Bool = {
        left.withLock { left in
          left -= 1
          return left == 0
        }
      }
      let succession = Succession(observer) { succession, end in
        if end.error == nil || isLast() { observer.on(end) } else { succession.go(to: source) }
      }
      succession.go(to: source)
      return succession
    }
  }
}
