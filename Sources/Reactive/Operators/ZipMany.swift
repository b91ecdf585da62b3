extension Observable {
  /// Joins the first elements of three streams, then their second ones, and so on.
  public static func zip<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable {
    let pair = Observable<(A.Element, B.Element)>.zip(a, b)
    return zip(pair, c) { try resultSelector($0.0, $0.1, $1) }
  }

  /// Gathers the first elements of three streams, then their second ones, and so on.
  public static func zip<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C
  ) -> Observable where Element == (A.Element, B.Element, C.Element) {
    zip(a, b, c) { ($0, $1, $2) }
  }

  /// Joins the first elements of four streams, then their second ones, and so on.
  public static func zip<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible,
    D: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable {
    let three = Observable<(A.Element, B.Element, C.Element)>.zip(a, b, c)
    return zip(three, d) { try resultSelector($0.0, $0.1, $0.2, $1) }
  }

  /// Gathers the first elements of four streams, then their second ones, and so on.
  public static func zip<
    A: ObservableConvertible, B: ObservableConvertible, C: ObservableConvertible,
    D: ObservableConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Observable where Element == (A.Element, B.Element, C.Element, D.Element) {
    zip(a, b, c, d) { ($0, $1, $2, $3) }
  }
}
