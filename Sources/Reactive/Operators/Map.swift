extension ObservableType {
  /// Turns each element into another.
  @inlinable public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    Observable { observer in
      self.forward(to: observer) { observer.onNext(try transform($0)) }
    }
  }

  /// Turns each element into another and leaves out those that have none.
  @inlinable public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    Observable { observer in
      self.forward(to: observer) { element in
        if let result = try transform(element) { observer.onNext(result) }
      }
    }
  }
}
