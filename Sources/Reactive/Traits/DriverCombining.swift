extension Driver {
  /// Joins each element with the latest of another driver, once that has emitted one.
  @inlinable public func withLatestFrom<Other: Sendable, Result: Sendable>(
    _ other: Driver<Other>, resultSelector: @escaping @Sendable (Element, Other) -> Result
  ) -> Driver<Result> {
    Driver<Result>(
      sharing: asObservable().withLatestFrom(other, resultSelector: resultSelector))
  }

  /// Replaces each element by the latest of another driver, once that has emitted one.
  @inlinable public func withLatestFrom<Other: Sendable>(_ other: Driver<Other>) -> Driver<Other> {
    withLatestFrom(other) { $1 }
  }

  /// The elements of all drivers as they come.
  @inlinable public static func merge(_ sources: Driver...) -> Driver { merge(sources) }

  /// The elements of all drivers as they come.
  @inlinable public static func merge(_ sources: [Driver]) -> Driver {
    Driver(sharing: .merge(sources.map { $0.asObservable() }))
  }

  /// One driver after the other.
  @inlinable public static func concat(_ sources: Driver...) -> Driver {
    Driver(sharing: .concat(sources.map { $0.asObservable() }))
  }
}

extension Driver {
  /// Joins the latest elements of two drivers whenever either emits, once both have.
  @inlinable public static func combineLatest<A: Sendable, B: Sendable>(
    _ a: Driver<A>, _ b: Driver<B>, resultSelector: @escaping @Sendable (A, B) -> Element
  ) -> Driver {
    Driver(sharing: .combineLatest(a, b, resultSelector: resultSelector))
  }

  /// Pairs the latest elements of two drivers whenever either emits, once both have.
  @inlinable public static func combineLatest<A: Sendable, B: Sendable>(
    _ a: Driver<A>, _ b: Driver<B>
  ) -> Driver where Element == (A, B) {
    combineLatest(a, b) { ($0, $1) }
  }

  /// Joins the latest elements of three drivers whenever one emits, once all have.
  @inlinable public static func combineLatest<A: Sendable, B: Sendable, C: Sendable>(
    _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>,
    resultSelector: @escaping @Sendable (A, B, C) -> Element
  ) -> Driver {
    Driver(sharing: .combineLatest(a, b, c, resultSelector: resultSelector))
  }

  /// Gathers the latest elements of three drivers whenever one emits, once all have.
  @inlinable public static func combineLatest<A: Sendable, B: Sendable, C: Sendable>(
    _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>
  ) -> Driver where Element == (A, B, C) {
    combineLatest(a, b, c) { ($0, $1, $2) }
  }

  /// Joins the latest elements of four drivers whenever one emits, once all have.
  @inlinable public static func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>, _ d: Driver<D>,
    resultSelector: @escaping @Sendable (A, B, C, D) -> Element
  ) -> Driver {
    Driver(sharing: .combineLatest(a, b, c, d, resultSelector: resultSelector))
  }

  /// Gathers the latest elements of four drivers whenever one emits, once all have.
  @inlinable public static func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>, _ d: Driver<D>
  ) -> Driver where Element == (A, B, C, D) {
    combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
  }

  /// Joins the latest elements of five drivers whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable
  >(
    _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>, _ d: Driver<D>, _ e: Driver<E>,
    resultSelector: @escaping @Sendable (A, B, C, D, E) -> Element
  ) -> Driver {
    Driver(sharing: .combineLatest(a, b, c, d, e, resultSelector: resultSelector))
  }

  /// Gathers the latest elements of five drivers whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable
  >(
    _ a: Driver<A>, _ b: Driver<B>, _ c: Driver<C>, _ d: Driver<D>, _ e: Driver<E>
  ) -> Driver where Element == (A, B, C, D, E) {
    combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
  }

  /// Gathers the latest elements of any number of drivers whenever one emits, once all have.
  @inlinable public static func combineLatest<Source: Sendable>(
    _ sources: [Driver<Source>]
  ) -> Driver where Element == [Source] {
    Driver(sharing: .combineLatest(sources))
  }
}
