extension Driver {
  /// Turns each element into another.
  @inlinable public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> Driver<Result> {
    Driver<Result>(sharing: asObservable().map(transform))
  }

  /// Turns each element into another and leaves out those that have none.
  @inlinable public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Driver<Result> {
    Driver<Result>(sharing: asObservable().compactMap(transform))
  }

  /// Keeps the elements for which the condition holds.
  @inlinable public func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> Driver {
    Driver(sharing: asObservable().filter(isIncluded))
  }

  /// Emits these elements before those of the driver.
  @inlinable public func startWith(_ elements: Element...) -> Driver {
    Driver(sharing: .concat(.from(elements), asObservable()))
  }

  /// Adds each element to a result and emits every result on the way, without the seed.
  @inlinable public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
  ) -> Driver<Result> {
    Driver<Result>(sharing: asObservable().scan(seed, accumulator: accumulator))
  }

  /// Leaves out the first `count` elements.
  @inlinable public func skip(_ count: Int) -> Driver {
    Driver(sharing: asObservable().skip(count))
  }

  /// Turns each element into a driver and emits only what the latest of them emits.
  @inlinable public func flatMapLatest<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Driver<Result>
  ) -> Driver<Result> {
    Driver<Result>(sharing: asObservable().flatMapLatest(selector))
  }

  /// Turns each element into a driver and emits the elements of all of them as they come.
  @inlinable public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Driver<Result>
  ) -> Driver<Result> {
    Driver<Result>(sharing: asObservable().flatMap(selector))
  }

  /// Emits an element once no other has followed it for this long.
  @inlinable public func debounce(_ dueTime: Duration, scheduler: any Scheduler) -> Driver {
    Driver(sharing: asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits no two elements within this time; see the operator of observables.
  @inlinable public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any Scheduler
  ) -> Driver {
    Driver(sharing: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Emits each element and the end this much later.
  @inlinable public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Driver {
    Driver(sharing: asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Does something besides at each step of a subscription and leaves the events as they are.
  @inlinable public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Driver {
    Driver(
      sharing: asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        onSubscribe: onSubscribe, onDispose: onDispose))
  }
}

extension Driver {
  /// Leaves out an element that `areEqual` finds equal to the one emitted before it.
  @inlinable public func distinctUntilChanged(
    _ areEqual: @escaping @Sendable (Element, Element) -> Bool
  ) -> Driver {
    Driver(sharing: asObservable().distinctUntilChanged(areEqual))
  }

  /// Leaves out an element whose key is the key of the one emitted before it.
  @inlinable public func distinctUntilChanged<Key: Equatable & Sendable>(
    at key: @escaping @Sendable (Element) -> Key
  ) -> Driver {
    Driver(sharing: asObservable().distinctUntilChanged(at: key))
  }
}

extension Driver where Element: Equatable {
  /// Leaves out an element that equals the one emitted before it.
  @inlinable public func distinctUntilChanged() -> Driver {
    Driver(sharing: asObservable().distinctUntilChanged())
  }
}
