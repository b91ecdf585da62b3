extension ObservableType {
  /// Adds each element to a result and emits every result on the way, without the seed.
  @inlinable public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) throws -> Result
  ) -> Observable<Result> {
    Observable { observer in
      let result = Locked(seed)
      return self.forward(to: observer) { element in
        let next = try accumulator(result.value, element)
        result.exchange(next)
        observer.onNext(next)
      }
    }
  }

  /// Adds each element to a result in place and emits every result on the way.
  @inlinable public func scan<Result: Sendable>(
    into seed: Result, accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { result, element in
      var next = result
      try accumulator(&next, element)
      return next
    }
  }
}
