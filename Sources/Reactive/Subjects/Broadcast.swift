/// Passes events on to all who listen, and the latest elements to those who come later.
///
/// Events are delivered one after the other, each to the listeners there were when it came, in
/// the order in which they subscribed. An event that comes while another is being delivered, from
/// a listener for example, is delivered after it.
final class Broadcast<Element: Sendable>: ObserverType {
  private struct Listener: Sendable {
    let number: Int
    let observer: AnyObserver<Element>
    let gate: Gate

    func on(_ event: Event<Element>) {
      gate.run { observer.on(event) }
    }
  }

  private struct State: Sendable {
    var latest: [Element]
    var end: Event<Element>?
    var listeners: [Listener] = []
    var count = 0
  }

  private let capacity: Int
  private let replaysAfterEnd: Bool
  private let state: Locked<State>
  private let deliveries = Gate()

  /// - Parameters:
  ///   - capacity: How many elements those who come later hear.
  ///   - initial: The elements that are there from the beginning.
  ///   - replaysAfterEnd: Whether they hear them also after the end.
  init(replaying capacity: Int, from initial: [Element] = [], replaysAfterEnd: Bool) {
    self.capacity = capacity
    self.replaysAfterEnd = replaysAfterEnd
    state = Locked(State(latest: initial))
  }

  /// The elements that are kept, oldest first.
  var latest: [Element] { state.withLock { $0.latest } }

  /// The event that ended this, if one has.
  var end: Event<Element>? { state.withLock { $0.end } }

  /// Whether anybody listens.
  var hasListeners: Bool {
    state.value.listeners.contains { $0.observer.isActive }
  }

  func on(_ event: Event<Element>) {
    state.withLock { accept(event, in: &$0) }
    deliveries.drain()
  }

  /// Makes the next element of the last one, so that no other element gets in between.
  ///
  /// - Parameter change: Runs while this is locked: it must not use this broadcast.
  func update(_ change: (Element) -> Element) {
    state.withLock { state in
      if let last = state.latest.last { accept(.next(change(last)), in: &state) }
    }
    deliveries.drain()
  }

  private func accept(_ event: Event<Element>, in state: inout State) {
    guard state.end == nil else { return }
    let listeners = state.listeners
    remember(event, in: &state)
    deliveries.enqueue { for listener in listeners { listener.on(event) } }
  }

  private func remember(_ event: Event<Element>, in state: inout State) {
    if case .next(let element) = event {
      guard capacity > 0 else { return }
      if state.latest.count >= capacity { state.latest.removeFirst() }
      state.latest.append(element)
    } else {
      state.end = event
      state.listeners = []
    }
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
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

  private func join(_ listener: Listener) -> [Event<Element>] {
    state.withLock { state in
      let replayed = state.latest.map { Event.next($0) }
      guard let end = state.end else {
        state.listeners.append(listener)
        return replayed
      }
      return replaysAfterEnd ? replayed + [end] : [end]
    }
  }

  private func leave(_ number: Int) {
    let left = state.withLock { state in
      let index = state.listeners.firstIndex { $0.number == number }
      return index.map { state.listeners.remove(at: $0) }
    }
    // Released only here, outside the lock.
    _ = left
  }
}
