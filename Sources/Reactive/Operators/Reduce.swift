extension ObservableType {
  /// Adds each element to a result and emits the result when the stream completes.
  ///
  /// A stream without elements has the seed as its result; an error is passed on without one. For
  /// the results on the way, see `scan(_:accumulator:)`.
  ///
  /// - Parameters:
  ///   - seed: The result before the first element.
  ///   - accumulator: The result with one more element; an error that it throws ends the stream.
  public func reduce<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(into: seed) { $0 = try accumulator($0, $1) }
  }

  /// Adds each element to a result and emits what `mapResult` makes of it when the stream completes.
  public func reduce<Sum: Sendable, Result: Sendable>(
    _ seed: Sum, accumulator: @escaping @Sendable (Sum, Element) throws -> Sum,
    mapResult: @escaping @Sendable (Sum) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator).map(mapResult)
  }

  /// All elements as one array, once the stream has completed.
  ///
  /// A stream without elements has an empty array; an error is passed on without one.
  public func toArray() -> Single<[Element]> {
    Single(trusting: reduce(into: []) { $0.append($1) })
  }

  /// Adds each element to a result in place: an array is not copied.
  private func reduce<Result: Sendable>(
    into seed: Result, add: @escaping @Sendable (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    Observable { observer in
      let result = Locked(seed)
      return self.subscribe(for: observer) { event in
        switch event {
        case .next(let element):
          do {
            // Removed while it changes, so that it is not referenced twice.
            var changed = result.exchange(seed)
            try add(&changed, element)
            result.exchange(changed)
          } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed:
          observer.onNext(result.value)
          observer.onCompleted()
        }
      }
    }
  }
}
