extension Observable {
  /// Joins the latest elements of three streams whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable {
    let pair = Observable<(A.Element, B.Element)>.combineLatest(a, b)
    return combineLatest(pair, c) { try resultSelector($0.0, $0.1, $1) }
  }

  /// Gathers the latest elements of three streams whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C
  ) -> Observable where Element == (A.Element, B.Element, C.Element) {
    combineLatest(a, b, c) { ($0, $1, $2) }
  }

  /// Joins the latest elements of four streams whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible,
    D: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable {
    let three = Observable<(A.Element, B.Element, C.Element)>.combineLatest(a, b, c)
    return combineLatest(three, d) { try resultSelector($0.0, $0.1, $0.2, $1) }
  }

  /// Gathers the latest elements of four streams whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible,
    D: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Observable where Element == (A.Element, B.Element, C.Element, D.Element) {
    combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
  }

  /// Joins the latest elements of five streams whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible,
    D: ObservableConvertible, E: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element
      ) throws -> Element
  ) -> Observable {
    let four = Observable<(A.Element, B.Element, C.Element, D.Element)>
      .combineLatest(a, b, c, d)
    return combineLatest(four, e) { try resultSelector($0.0, $0.1, $0.2, $0.3, $1) }
  }

  /// Gathers the latest elements of five streams whenever one emits, once all have.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible,
    D: ObservableConvertible, E: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Observable where Element == (A.Element, B.Element, C.Element, D.Element, E.Element) {
    combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
  }
}
