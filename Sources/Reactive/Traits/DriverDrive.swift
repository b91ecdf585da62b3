extension Driver {
  /// Hands every element to `onNext`.
  @inlinable public func drive(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Hands every event to an observer.
  @inlinable public func drive(_ observer: some ObserverType<Element>) -> any Disposable {
    asObservable().subscribe(observer)
  }

  /// Hands every element to a relay, which does not hear of the end.
  @inlinable public func drive(_ relay: BehaviorRelay<Element>) -> any Disposable {
    asObservable().bind(to: relay)
  }

  /// Hands every element to a relay, which does not hear of the end.
  @inlinable public func drive(_ relay: PublishRelay<Element>) -> any Disposable {
    asObservable().bind(to: relay)
  }
}

extension BehaviorRelay {
  /// The stream as a driver.
  @inlinable public func asDriver() -> Driver<Element> { Driver(sharing: asObservable()) }
}
