extension ObservableType {
  /// Goes on with another stream when this one has completed.
  package func concat(_ other: some ObservableConvertible<Element>) -> Observable<Element> {
    .concat(asObservable(), other.asObservable())
  }
}

extension Observable {
  /// One stream after the other, each subscribed to when the one before has completed.
  package static func concat(_ sources: Observable...) -> Observable { concat(sources) }

  /// One stream after the other, each subscribed to when the one before has completed.
  package static func concat(_ sources: [Observable]) -> Observable {
    Observable { observer in
      let current = SerialDisposable()
      subscribe(to: sources[...], for: observer, current: current)
      return current
    }
  }

  private static func subscribe(
    to sources: ArraySlice<Observable>, for observer: AnyObserver<Element>,
    current: SerialDisposable
  ) {
    guard let source = sources.first else { return observer.onCompleted() }
    // A source that completes at once is followed by the next before it has been put in its place.
    let slot = SerialDisposable()
    current.replace(with: slot)
    let subscription = source.subscribe(for: observer) { event in
      guard case .completed = event else { return observer.on(event) }
      subscribe(to: sources.dropFirst(), for: observer, current: current)
    }
    slot.replace(with: subscription)
  }
}
