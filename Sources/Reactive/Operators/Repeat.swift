extension ObservableType {
  /// Subscribes to the stream again whenever it completes, for ever.
  ///
  /// An error ends it. Repetitions follow each other in a loop, not in a recursion.
  public func `repeat`() -> Observable<Element> { `repeat`(.max) }

  /// Subscribes to the stream this many times, each time when it has completed.
  ///
  /// - Parameter count: The subscriptions in total; without any, the stream completes at once.
  public func `repeat`(_ count: Int) -> Observable<Element> {
    .concat(repeatElement(asObservable(), count: max(0, count)))
  }
}
