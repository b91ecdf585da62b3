extension ObservableType {
  /// Goes on with another stream when this one has completed.
  @inlinable public func concat(_ other: some ObservableConvertible<Element>) -> Observable<Element>
  {
    .concat(asObservable(), other.asObservable())
  }
}

extension Observable {
  /// One stream after the other, each subscribed to when the one before has completed.
  @inlinable public static func concat(_ sources: Observable...) -> Observable { concat(sources) }

  /// One stream after the other, each subscribed to when the one before has completed.
  ///
  /// The first error ends it, and the streams after that are not subscribed to. Streams that complete
  /// while they are being subscribed to follow each other in a loop: 100,000 of them need no more
  /// stack than one. A stream that ends with a `concat` of itself does nest; see `repeat(_:)`.
  @inlinable public static func concat<Sources: Collection & Sendable>(_ sources: Sources)
    -> Observable
  where Sources.Element == Observable, Sources.Index: Sendable {
    Observable { observer in
      let index = Locked(sources.startIndex)
      let next: @Sendable () -> Observable? = {
        index.withLock { index in
          guard index < sources.endIndex else { return nil }
          defer { sources.formIndex(after: &index) }
          return sources[index]
        }
      }
      let succession = Succession(observer) { succession, end in
        guard case .completed = end, let source = next() else { return observer.on(end) }
        succession.go(to: source)
      }
      if let first = next() { succession.go(to: first) } else { observer.onCompleted() }
      return succession
    }
  }
}
