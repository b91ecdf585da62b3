extension Signal {
  /// Joins each element with the latest of another stream, such as the state of a driver.
  public func withLatestFrom<Other: Sendable, Result: Sendable>(
    _ other: Driver<Other>, resultSelector: @escaping @Sendable (Element, Other) -> Result
  ) -> Signal<Result> {
    Signal<Result>(
      sharing: asObservable().withLatestFrom(other, resultSelector: resultSelector))
  }

  /// Replaces each element by the latest of a driver, once that has emitted one.
  public func withLatestFrom<Other: Sendable>(_ other: Driver<Other>) -> Signal<Other> {
    withLatestFrom(other) { $1 }
  }

  /// The elements of all signals as they come.
  public static func merge(_ sources: Signal...) -> Signal { merge(sources) }

  /// The elements of all signals as they come.
  public static func merge(_ sources: [Signal]) -> Signal {
    Signal(sharing: .merge(sources.map { $0.asObservable() }))
  }

  /// One signal after the other.
  public static func concat(_ sources: Signal...) -> Signal {
    Signal(sharing: .concat(sources.map { $0.asObservable() }))
  }
}

extension Signal {
  /// Emits an element once no other has followed it for this long.
  public func debounce(_ dueTime: Duration, scheduler: any Scheduler) -> Signal {
    Signal(sharing: asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits no two elements within this time; see the operator of observables.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any Scheduler
  ) -> Signal {
    Signal(sharing: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Emits each element and the end this much later.
  public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Signal {
    Signal(sharing: asObservable().delay(dueTime, scheduler: scheduler))
  }
}
