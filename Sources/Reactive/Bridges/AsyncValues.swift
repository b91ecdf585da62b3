extension ObservableConvertible {
  /// The elements as an asynchronous sequence, which throws when the stream fails.
  ///
  /// The stream is subscribed to at once, and disposed of when the iteration ends. Elements emitted
  /// before they are requested are kept.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = subscribe { event in
        switch event {
        case .next(let element): continuation.yield(element)
        case .error(let error): continuation.finish(throwing: error)
        case .completed: continuation.finish()
        }
      }
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}

extension Driver {
  /// The elements as an asynchronous sequence.
  public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = drive(
        onNext: { continuation.yield($0) }, onCompleted: { continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The sequence as a stream, iterated anew by a task for each observer.
  public func asObservable() -> Observable<Element> {
    Observable { observer in
      let task = Task {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch { observer.onError(error) }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
