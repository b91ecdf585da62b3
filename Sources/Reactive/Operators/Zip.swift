extension Observable {
  /// Joins the first elements of two streams, then their second ones, and so on.
  ///
  /// Elements wait until the other stream has emitted as many. It completes as soon as no further
  /// pair is possible: when a stream has completed and none of its elements waits. An error ends it
  /// at once. The first is subscribed to first.
  ///
  /// RxSwift completes only when both streams have; this is the rule of RxJava.
  public static func zip<A: ObservableConvertible, B: ObservableConvertible>(
    _ a: A, _ b: B,
    resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
  ) -> Observable {
    Observable { observer in
      let pair = ZippingPair(observer, resultSelector)
      let first = a.subscribe(for: observer) { event in
        pair.receive(event, store: { $0.a.append($1) }, end: { $0.aIsOver = true })
      }
      guard observer.isActive else { return first }
      let second = b.subscribe(for: observer) { event in
        pair.receive(event, store: { $0.b.append($1) }, end: { $0.bIsOver = true })
      }
      return Disposables.create(first, second)
    }
  }

  /// Pairs the first elements of two streams, then their second ones, and so on.
  public static func zip<A: ObservableConvertible, B: ObservableConvertible>(
    _ a: A, _ b: B
  ) -> Observable where Element == (A.Element, B.Element) {
    zip(a, b) { ($0, $1) }
  }
}

/// Keeps the elements of two streams that wait for each other.
private final class ZippingPair<A: Sendable, B: Sendable, Result: Sendable>: Sendable {
  struct Waiting: Sendable {
    var a = Queue<A>()
    var b = Queue<B>()
    var aIsOver = false
    var bIsOver = false

    var isOver: Bool { aIsOver && a.isEmpty || bIsOver && b.isEmpty }

    mutating func popPair() -> (A, B)? {
      guard !a.isEmpty, let second = b.popFirst(), let first = a.popFirst() else { return nil }
      return (first, second)
    }
  }

  private let observer: AnyObserver<Result>
  private let combine: @Sendable (A, B) throws -> Result
  private let gate = Gate()
  private let waiting = Locked(Waiting())

  init(_ observer: AnyObserver<Result>, _ combine: @escaping @Sendable (A, B) throws -> Result) {
    self.observer = observer
    self.combine = combine
  }

  func receive<Element>(
    _ event: Event<Element>, store: @escaping @Sendable (inout Waiting, Element) -> Void,
    end: @escaping @Sendable (inout Waiting) -> Void
  ) {
    gate.run {
      switch event {
      case .next(let element): self.emit { store(&$0, element) }
      case .error(let error): self.observer.onError(error)
      case .completed: self.emit(end)
      }
    }
  }

  private func emit(_ change: (inout Waiting) -> Void) {
    let (pair, isOver) = waiting.withLock { waiting in
      change(&waiting)
      return (waiting.popPair(), waiting.isOver)
    }
    if let pair {
      do { observer.onNext(try combine(pair.0, pair.1)) } catch { observer.onError(error) }
    }
    if isOver { observer.onCompleted() }
  }
}
