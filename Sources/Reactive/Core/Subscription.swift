/// One observer listening to one stream, held to the grammar of events.
///
/// It lets nothing through after an end or after `dispose()`, and disposes of what feeds it.
final class Subscription<Element: Sendable>: Disposable {
  private struct State {
    var handler: (@Sendable (Event<Element>) -> Void)?
    var upstream: (any Disposable)?
    var isDisposed = false
  }

  private let state: Locked<State>
  private let hasListeners: @Sendable () -> Bool

  init(
    _ handler: @escaping @Sendable (Event<Element>) -> Void,
    while hasListeners: @escaping @Sendable () -> Bool = { true }
  ) {
    state = Locked(State(handler: handler))
    self.hasListeners = hasListeners
  }

  var observer: AnyObserver<Element> {
    AnyObserver({ self.on($0) }, active: { self.isActive })
  }

  var isActive: Bool {
    hasListeners() && state.withLock { $0.handler != nil }
  }

  func on(_ event: Event<Element>) {
    guard let handler = handler(for: event) else { return }
    handler(event)
    if event.isStop { dispose() }
  }

  private func handler(for event: Event<Element>) -> (@Sendable (Event<Element>) -> Void)? {
    state.withLock { state in
      defer { if event.isStop { state.handler = nil } }
      return state.handler
    }
  }

  /// Takes what feeds this subscription, which may already be over.
  func attach(_ upstream: any Disposable) {
    let isLate = state.withLock { state in
      if !state.isDisposed { state.upstream = upstream }
      return state.isDisposed
    }
    if isLate { upstream.dispose() }
  }

  func dispose() {
    // Removed observers are released after the lock: a `deinit` may call this again.
    let taken = state.withLock { state in
      defer { state = State(isDisposed: true) }
      return state
    }
    taken.upstream?.dispose()
  }
}
