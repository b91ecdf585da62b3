extension ObservableType {
  /// Keeps the elements for which the condition holds.
  @inlinable public func filter(
    _ isIncluded: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    Observable { observer in
      self.forward(to: observer) { element in
        if try isIncluded(element) { observer.onNext(element) }
      }
    }
  }
}
