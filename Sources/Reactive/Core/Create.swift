extension Observable {
  /// A stream that does what `subscribe` does, anew for each observer.
  ///
  /// - Parameter subscribe: Sends events to the observer and returns what ends the work.
  @inlinable public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable {
    Observable(subscribe)
  }

  /// A stream that is chosen at the subscription.
  ///
  /// - Parameter factory: Called for each observer; when it throws, the stream fails with its error.
  @inlinable public static func deferred(
    _ factory: @escaping @Sendable () throws -> Observable
  ) -> Observable {
    Observable { observer in
      do { return try factory().subscribe(for: observer) { observer.on($0) } } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  /// One element, then the end.
  @inlinable public static func just(_ element: Element) -> Observable {
    Observable { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// These elements, then the end.
  ///
  /// All are emitted while the stream is being subscribed to, without a scheduler: two such streams
  /// do not take turns when they are combined, unlike in RxSwift.
  @inlinable public static func of(_ elements: Element...) -> Observable { from(elements) }

  /// The elements of a sequence, then the end.
  ///
  /// All are emitted while the stream is being subscribed to; a sequence without an end is left when
  /// the observer no longer listens.
  @inlinable public static func from(_ elements: some Sequence<Element> & Sendable) -> Observable {
    Observable { observer in
      for element in elements {
        guard observer.isActive else { break }
        observer.onNext(element)
      }
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// Nothing but the end.
  @inlinable public static func empty() -> Observable {
    Observable { observer in
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// Nothing, for ever.
  @inlinable public static func never() -> Observable { Observable { _ in Disposables.create() } }

  /// Nothing but a failure.
  @inlinable public static func error(_ error: any Error) -> Observable {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }
}
