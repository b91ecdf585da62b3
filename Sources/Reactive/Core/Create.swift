extension Observable {
  /// A stream that does what `subscribe` does, anew for each observer.
  ///
  /// - Parameter subscribe: Sends events to the observer and returns what ends the work.
  package static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable {
    Observable(subscribe)
  }

  /// A stream that is chosen at the subscription.
  package static func deferred(
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
  package static func just(_ element: Element) -> Observable { from([element]) }

  /// These elements, then the end.
  package static func of(_ elements: Element...) -> Observable { from(elements) }

  /// The elements of a sequence, then the end.
  package static func from(_ elements: some Sequence<Element> & Sendable) -> Observable {
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
  package static func empty() -> Observable { from([]) }

  /// Nothing, for ever.
  package static func never() -> Observable { Observable { _ in Disposables.create() } }

  /// Nothing but a failure.
  package static func error(_ error: any Error) -> Observable {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }
}
