extension ObservableType {
  /// Hands every element to `onNext`.
  @inlinable public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Hands every event to an observer.
  @inlinable public func bind(to observer: some ObserverType<Element>) -> any Disposable {
    subscribe(observer)
  }

  /// Hands every element to a relay, which does not hear of the end.
  @inlinable public func bind(to relay: PublishRelay<Element>) -> any Disposable {
    subscribe(onNext: { relay.accept($0) })
  }

  /// Hands every element to a relay, which does not hear of the end.
  @inlinable public func bind(to relay: BehaviorRelay<Element>) -> any Disposable {
    subscribe(onNext: { relay.accept($0) })
  }
}
