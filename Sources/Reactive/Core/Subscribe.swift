extension ObservableConvertible {
  /// Listens to every event.
  @inlinable public func subscribe(
    _ handler: @escaping @Sendable (Event<Element>) -> Void
  ) -> any Disposable {
    asObservable().subscribe(with: Subscription(handler))
  }

  /// Listens with an observer.
  @inlinable public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
    subscribe { observer.on($0) }
  }

  /// Listens for those operators that make a stream for `observer` out of this one.
  ///
  /// A source that emits while it is being subscribed to learns through this that the far end no
  /// longer listens, although its subscription could not be disposed of yet.
  @inlinable func subscribe<Result>(
    for observer: AnyObserver<Result>, _ handler: @escaping @Sendable (Event<Element>) -> Void
  ) -> any Disposable {
    asObservable().subscribe(with: Subscription(handler, while: { observer.isActive }))
  }

  /// Listens for elements and passes the end on; what `onNext` throws ends the stream.
  @inlinable func forward<Result>(
    to observer: AnyObserver<Result>, onNext: @escaping @Sendable (Element) throws -> Void
  ) -> any Disposable {
    subscribe(for: observer) { event in
      switch event {
      case .next(let element):
        do { try onNext(element) } catch { observer.onError(error) }
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
}

extension ObservableType {
  /// Listens with a closure for each kind of event, and one for the end of the subscription.
  @inlinable public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let source = onDisposed.map { self.do(onDispose: $0) } ?? asObservable()
    return source.subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
  }
}
