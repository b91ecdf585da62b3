extension Signal {
  /// Hands every element to `onNext`.
  public func emit(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Hands every event to an observer.
  public func emit(to observer: some ObserverType<Element>) -> any Disposable {
    asObservable().subscribe(observer)
  }

  /// Hands every element to a relay, which does not receive the end.
  public func emit(to relay: BehaviorRelay<Element>) -> any Disposable {
    asObservable().bind(to: relay)
  }

  /// Hands every element to a relay, which does not receive the end.
  public func emit(to relay: PublishRelay<Element>) -> any Disposable {
    asObservable().bind(to: relay)
  }
}
