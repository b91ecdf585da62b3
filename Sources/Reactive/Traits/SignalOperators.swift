extension Signal {
  /// Turns each element into another.
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> Signal<Result> {
    Signal<Result>(sharing: asObservable().map(transform))
  }

  /// Turns each element into another and leaves out those that have none.
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Signal<Result> {
    Signal<Result>(sharing: asObservable().compactMap(transform))
  }

  /// Keeps the elements for which the condition holds.
  public func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> Signal {
    Signal(sharing: asObservable().filter(isIncluded))
  }

  /// Emits these elements before those of the signal.
  public func startWith(_ elements: Element...) -> Signal {
    Signal(sharing: .concat(.from(elements), asObservable()))
  }

  /// Adds each element to a result and emits every result on the way, without the seed.
  public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
  ) -> Signal<Result> {
    Signal<Result>(sharing: asObservable().scan(seed, accumulator: accumulator))
  }

  /// Leaves out the first `count` elements.
  public func skip(_ count: Int) -> Signal { Signal(sharing: asObservable().skip(count)) }

  /// Turns each element into a signal and emits only what the latest of them emits.
  public func flatMapLatest<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Signal<Result>
  ) -> Signal<Result> {
    Signal<Result>(sharing: asObservable().flatMapLatest(selector))
  }

  /// Turns each element into a signal and emits the elements of all of them as they come.
  public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Signal<Result>
  ) -> Signal<Result> {
    Signal<Result>(sharing: asObservable().flatMap(selector))
  }

  /// Does something besides at each step of a subscription and leaves the events as they are.
  public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Signal {
    Signal(
      sharing: asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        onSubscribe: onSubscribe, onDispose: onDispose))
  }
}

extension Signal where Element: Equatable {
  /// Leaves out an element that equals the one emitted before it.
  public func distinctUntilChanged() -> Signal {
    Signal(sharing: asObservable().distinctUntilChanged())
  }
}
