extension ObservableType {
  /// Goes on with another stream when this one fails.
  @inlinable public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      let current = SerialDisposable()
      let first = self.subscribe(for: observer) { event in
        guard let error = event.error else { return observer.on(event) }
        do {
          let next = try handler(error)
          current.replace(with: next.subscribe(for: observer) { observer.on($0) })
        } catch { observer.onError(error) }
      }
      return Disposables.create(first, current)
    }
  }

  /// Emits this element and ends when the stream fails.
  @inlinable public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }
}
