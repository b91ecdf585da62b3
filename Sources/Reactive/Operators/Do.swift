extension ObservableType {
  /// Does something besides at each step of a subscription and leaves the events as they are.
  ///
  /// - Parameters:
  ///   - onNext: Called before an element is passed on.
  ///   - afterNext: Called after an element was passed on.
  ///   - onError: Called before a failure is passed on.
  ///   - onCompleted: Called before the end is passed on.
  ///   - onSubscribe: Called before the stream is subscribed to.
  ///   - onDispose: Called once when the subscription is over, however that happened.
  @inlinable public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    Observable { observer in
      onSubscribe?()
      let subscription = self.subscribe(for: observer) { event in
        switch event {
        case .next(let element):
          do {
            try onNext?(element)
            observer.onNext(element)
            try afterNext?(element)
          } catch { observer.onError(error) }
        case .error(let error):
          onError?(error)
          observer.onError(error)
        case .completed:
          onCompleted?()
          observer.onCompleted()
        }
      }
      guard let onDispose else { return subscription }
      return Disposables.create(subscription, Disposables.create(onDispose))
    }
  }
}
