extension Observable {
  /// Joins the latest elements of two streams whenever either emits, once both have.
  ///
  /// It completes when both have completed, or at once when one completes without an element, since
  /// nothing could be joined any more; an error ends it at once. The first is subscribed to first.
  @inlinable public static func combineLatest<A: ObservableConvertible, B: ObservableConvertible>(
    _ a: A, _ b: B,
    resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
  ) -> Observable {
    Observable { observer in
      let pair = CombiningPair(observer, resultSelector)
      let first = a.subscribe(for: observer) { event in
        pair.receive(event, isMissing: { $0.a == nil }, store: { $0.a = $1 })
      }
      guard observer.isActive else { return first }
      let second = b.subscribe(for: observer) { event in
        pair.receive(event, isMissing: { $0.b == nil }, store: { $0.b = $1 })
      }
      return Disposables.create(first, second)
    }
  }

  /// Pairs the latest elements of two streams whenever either emits, once both have.
  @inlinable public static func combineLatest<A: ObservableConvertible, B: ObservableConvertible>(
    _ a: A, _ b: B
  ) -> Observable where Element == (A.Element, B.Element) {
    combineLatest(a, b) { ($0, $1) }
  }
}

/// Remembers the latest elements of two streams.
@usableFromInline final class CombiningPair<A: Sendable, B: Sendable, Result: Sendable>: Sendable {
  @usableFromInline struct Latest: Sendable {
    @usableFromInline var a: A?
    @usableFromInline var b: B?
    @usableFromInline var running: Int

    @inlinable init() { running = 2 }
  }

  @usableFromInline let observer: AnyObserver<Result>
  @usableFromInline let combine: @Sendable (A, B) throws -> Result
  @usableFromInline let gate: Gate
  @usableFromInline let latest: Locked<Latest>

  @inlinable init(
    _ observer: AnyObserver<Result>, _ combine: @escaping @Sendable (A, B) throws -> Result
  ) {
    self.observer = observer
    self.combine = combine
    gate = Gate()
    latest = Locked(Latest())
  }

  @inlinable func receive<Element>(
    _ event: Event<Element>, isMissing: @escaping @Sendable (Latest) -> Bool,
    store: @escaping @Sendable (inout Latest, Element) -> Void
  ) {
    gate.run {
      switch event {
      case .next(let element): self.emit { store(&$0, element) }
      case .error(let error): self.observer.onError(error)
      case .completed: self.finishOne(isMissing)
      }
    }
  }

  @inlinable func emit(_ change: (inout Latest) -> Void) {
    let now = latest.withLock { latest in
      change(&latest)
      return latest
    }
    guard let a = now.a, let b = now.b else { return }
    do { observer.onNext(try combine(a, b)) } catch { observer.onError(error) }
  }

  @inlinable func finishOne(_ isMissing: (Latest) -> Bool) {
    let isOver = latest.withLock { latest in
      latest.running -= 1
      return latest.running == 0 || isMissing(latest)
    }
    if isOver { observer.onCompleted() }
  }
}
