/// One observer listening to one stream, held to the grammar of events.
///
/// It lets nothing through after an end or after `dispose()`, and disposes of what feeds it.
@usableFromInline final class Subscription<Element: Sendable>: Disposable {
  @usableFromInline struct State: Sendable {
    @usableFromInline var handler: (@Sendable (Event<Element>) -> Void)?
    @usableFromInline var upstream: (any Disposable)?
    @usableFromInline var isDisposed = false

    @inlinable init(handler: (@Sendable (Event<Element>) -> Void)? = nil, isDisposed: Bool = false)
    {
      self.handler = handler
      self.isDisposed = isDisposed
    }
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let hasListeners: @Sendable () -> Bool

  @inlinable init(
    _ handler: @escaping @Sendable (Event<Element>) -> Void,
    while hasListeners: @escaping @Sendable () -> Bool = { true }
  ) {
    state = Locked(State(handler: handler))
    self.hasListeners = hasListeners
  }

  @inlinable var observer: AnyObserver<Element> {
    AnyObserver({ self.on($0) }, active: { self.isActive })
  }

  @inlinable var isActive: Bool {
    hasListeners() && state.withLock { $0.handler != nil }
  }

  @inlinable func on(_ event: Event<Element>) {
    guard let handler = handler(for: event) else { return }
    handler(event)
    if event.isStop { dispose() }
  }

  @inlinable func handler(for event: Event<Element>) -> (@Sendable (Event<Element>) -> Void)? {
    state.withLock { state in
      defer { if event.isStop { state.handler = nil } }
      return state.handler
    }
  }

  /// Takes what feeds this subscription, which may already be over.
  @inlinable func attach(_ upstream: any Disposable) {
    let isLate = state.withLock { state in
      if !state.isDisposed { state.upstream = upstream }
      return state.isDisposed
    }
    if isLate { upstream.dispose() }
  }

  @inlinable func dispose() {
    // Removed observers are released after the lock: a `deinit` may call this again.
    let taken = state.withLock { state in
      defer { state = State(isDisposed: true) }
      return state
    }
    taken.upstream?.dispose()
  }
}
