extension ObservableType {
  /// Turns each element into a stream and emits only what the latest of them emits.
  ///
  /// The stream before is disposed of before the next one is subscribed to.
  @inlinable public func flatMapLatest<Source: ObservableConvertible>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { observer in
      let switching = Switching(observer)
      let outer = self.subscribe(for: observer) { event in
        switch event {
        case .next(let element):
          do { switching.go(to: try selector(element).asObservable()) } catch {
            switching.emit(.error(error))
          }
        case .error(let error): switching.emit(.error(error))
        case .completed: switching.finishOuter()
        }
      }
      return Disposables.create(outer, switching.inner)
    }
  }
}

/// Lets one inner stream at a time feed an observer.
@usableFromInline final class Switching<Element: Sendable>: Sendable {
  @usableFromInline struct State: Sendable {
    @usableFromInline var latest: Int
    @usableFromInline var hasInner: Bool
    @usableFromInline var hasOuter: Bool

    @inlinable init() {
      latest = 0
      hasInner = false
      hasOuter = true
    }

    @inlinable var isDone: Bool { !hasInner && !hasOuter }
  }

  @usableFromInline let inner: SerialDisposable
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let gate: Gate
  @usableFromInline let state: Locked<State>

  @inlinable init(_ observer: AnyObserver<Element>) {
    self.observer = observer
    inner = SerialDisposable()
    gate = Gate()
    state = Locked(State())
  }

  @inlinable func go(to source: Observable<Element>) {
    let slot = SerialDisposable()
    let number = state.withLock { state in
      state.latest += 1
      state.hasInner = true
      return state.latest
    }
    inner.replace(with: slot)
    let subscription = source.subscribe(for: observer) { self.onInner($0, number: number) }
    slot.replace(with: subscription)
  }

  @inlinable func onInner(_ event: Event<Element>, number: Int) {
    if case .completed = event {
      return finish { if $0.latest == number { $0.hasInner = false } }
    }
    // Queued under the lock: nothing of an older stream can follow an element of a newer one.
    state.withLock { state in
      if state.latest == number { gate.enqueue { self.observer.on(event) } }
    }
    gate.drain()
  }

  @inlinable func finishOuter() { finish { $0.hasOuter = false } }

  @inlinable func finish(_ change: (inout State) -> Void) {
    let isDone = state.withLock { state in
      change(&state)
      return state.isDone
    }
    if isDone { emit(.completed) }
  }

  @inlinable func emit(_ event: Event<Element>) {
    gate.run { self.observer.on(event) }
  }
}
