/// Passes events on to all who listen, and the latest elements to those who come later.
///
/// Events are delivered one after the other, each to the listeners there were when it came, in
/// the order in which they subscribed. An event that comes while another is being delivered, from
/// a listener for example, is delivered after it.
@usableFromInline final class Broadcast<Element: Sendable>: ObserverType {
  @usableFromInline struct Listener: Sendable {
    @usableFromInline let number: Int
    @usableFromInline let observer: AnyObserver<Element>
    @usableFromInline let gate: Gate

    @inlinable init(number: Int, observer: AnyObserver<Element>, gate: Gate) {
      self.number = number
      self.observer = observer
      self.gate = gate
    }

    @inlinable func on(_ event: Event<Element>) {
      gate.run { observer.on(event) }
    }
  }

  @usableFromInline struct State: Sendable {
    @usableFromInline var latest: Queue<Element>
    @usableFromInline var end: Event<Element>?
    @usableFromInline var listeners: [Listener]
    @usableFromInline var count: Int

    @inlinable init(latest: Queue<Element>) {
      self.latest = latest
      listeners = []
      count = 0
    }
  }

  @usableFromInline let capacity: Int
  @usableFromInline let replaysAfterEnd: Bool
  @usableFromInline let state: Locked<State>
  @usableFromInline let deliveries: Gate

  /// - Parameters:
  ///   - capacity: How many elements those who come later hear.
  ///   - initial: The elements that are there from the beginning.
  ///   - replaysAfterEnd: Whether they hear them also after the end.
  @inlinable init(replaying capacity: Int, from initial: [Element] = [], replaysAfterEnd: Bool) {
    self.capacity = capacity
    self.replaysAfterEnd = replaysAfterEnd
    state = Locked(State(latest: Queue(initial)))
    deliveries = Gate()
  }

  /// The latest element, if elements are kept.
  @inlinable var latest: Element? { state.withLock { $0.latest.last } }

  /// The event that ended this, if one has.
  @inlinable var end: Event<Element>? { state.withLock { $0.end } }

  /// Whether anybody listens.
  @inlinable var hasListeners: Bool {
    state.value.listeners.contains { $0.observer.isActive }
  }

  @inlinable func on(_ event: Event<Element>) {
    let dropped = state.withLock { accept(event, in: &$0) }
    deliveries.drain()
    // Released only here, outside the lock: its `deinit` may use this broadcast.
    _ = dropped
  }

  /// Makes the next element of the last one, so that no other element gets in between.
  ///
  /// - Parameter change: Runs while this is locked: it must not use this broadcast.
  @inlinable func update(_ change: (Element) -> Element) {
    let dropped = state.withLock { state in
      state.latest.last.flatMap { accept(.next(change($0)), in: &state) }
    }
    deliveries.drain()
    _ = dropped
  }

  /// - Returns: The element that is no longer kept.
  @inlinable func accept(_ event: Event<Element>, in state: inout State) -> Element? {
    guard state.end == nil else { return nil }
    let listeners = state.listeners
    let dropped = remember(event, in: &state)
    deliveries.enqueue { for listener in listeners { listener.on(event) } }
    return dropped
  }

  @inlinable func remember(_ event: Event<Element>, in state: inout State) -> Element? {
    if case .next(let element) = event {
      return state.latest.append(element, limit: capacity)
    }
    state.end = event
    state.listeners = []
    return nil
  }

  @inlinable func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let gate = Gate()
    // An element from another thread waits until the elements before it were delivered.
    gate.run { [self] in
      for event in join(Listener(number: number, observer: observer, gate: gate)) {
        observer.on(event)
      }
    }
    return Disposables.create { [weak self] in self?.leave(number) }
  }

  @inlinable func join(_ listener: Listener) -> [Event<Element>] {
    state.withLock { state in
      let replayed = state.latest.elements.map { Event.next($0) }
      guard let end = state.end else {
        state.listeners.append(listener)
        return replayed
      }
      return replaysAfterEnd ? replayed + [end] : [end]
    }
  }

  @inlinable func leave(_ number: Int) {
    let left = state.withLock { state in
      let index = state.listeners.firstIndex { $0.number == number }
      return index.map { state.listeners.remove(at: $0) }
    }
    // Released only here, outside the lock.
    _ = left
  }
}
