extension ObservableType {
  /// Joins each element with the latest of another stream, once that has emitted one.
  ///
  /// The other stream is subscribed to first. Its end changes nothing; its failure ends this.
  @inlinable public func withLatestFrom<Other: ObservableConvertible, Result: Sendable>(
    _ other: Other, resultSelector: @escaping @Sendable (Element, Other.Element) throws -> Result
  ) -> Observable<Result> {
    Observable { far in
      let observer = far.serialized()
      let latest = Locked<Other.Element?>(nil)
      let others = other.subscribe(for: observer) { event in
        switch event {
        case .next(let element): latest.exchange(element)
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      let own = self.forward(to: observer) { element in
        guard let other = latest.value else { return }
        observer.onNext(try resultSelector(element, other))
      }
      return Disposables.create(own, others)
    }
  }

  /// Replaces each element by the latest of another stream, once that has emitted one.
  @inlinable public func withLatestFrom<Other: ObservableConvertible>(
    _ other: Other
  ) -> Observable<Other.Element> {
    withLatestFrom(other) { $1 }
  }
}
