extension Observable {
  /// Joins the latest elements of two streams whenever either emits, once both have.
  ///
  /// It ends when both have ended or one has failed. The first is subscribed to first.
  package static func combineLatest<A: ObservableConvertible, B: ObservableConvertible>(
    _ a: A, _ b: B,
    resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
  ) -> Observable {
    Observable { observer in
      let pair = CombiningPair(observer, resultSelector)
      let first = a.subscribe(for: observer) { event in
        pair.take(event) { $0.a = $1 }
      }
      let second = b.subscribe(for: observer) { event in
        pair.take(event) { $0.b = $1 }
      }
      return Disposables.create(first, second)
    }
  }

  /// Pairs the latest elements of two streams whenever either emits, once both have.
  package static func combineLatest<A: ObservableConvertible, B: ObservableConvertible>(
    _ a: A, _ b: B
  ) -> Observable where Element == (A.Element, B.Element) {
    combineLatest(a, b) { ($0, $1) }
  }
}

/// Remembers the latest elements of two streams.
private final class CombiningPair<A: Sendable, B: Sendable, Result: Sendable>: Sendable {
  struct Latest: Sendable {
    var a: A?
    var b: B?
    var running = 2
  }

  private let observer: AnyObserver<Result>
  private let combine: @Sendable (A, B) throws -> Result
  private let gate = Gate()
  private let latest = Locked(Latest())

  init(_ observer: AnyObserver<Result>, _ combine: @escaping @Sendable (A, B) throws -> Result) {
    self.observer = observer
    self.combine = combine
  }

  func take<Element>(
    _ event: Event<Element>, store: @escaping @Sendable (inout Latest, Element) -> Void
  ) {
    gate.run {
      switch event {
      case .next(let element): self.emit { store(&$0, element) }
      case .error(let error): self.observer.onError(error)
      case .completed: self.finishOne()
      }
    }
  }

  private func emit(_ change: (inout Latest) -> Void) {
    let now = latest.withLock { latest in
      change(&latest)
      return latest
    }
    guard let a = now.a, let b = now.b else { return }
    do { observer.onNext(try combine(a, b)) } catch { observer.onError(error) }
  }

  private func finishOne() {
    let running = latest.withLock { latest in
      latest.running -= 1
      return latest.running
    }
    if running == 0 { observer.onCompleted() }
  }
}
