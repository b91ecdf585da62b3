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
    // The closure returns nothing: for a result whose type depends on `Element` the runtime looks up
    // metadata with each event where this is not specialized. With `dispose()`, playing the states
    // of Corkboard takes 4 % fewer instructions (Swift 6.3, release build).
    var handler: (@Sendable (Event<Element>) -> Void)?
    state.withLock { state in
      handler = state.handler
      if event.isStop { state.handler = nil }
    }
    return handler
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
    // Removed observers are released after the lock: a `deinit` may call this again. The closure
    // returns nothing, as in `handler(for:)`.
    var handler: (@Sendable (Event<Element>) -> Void)?
    var upstream: (any Disposable)?
    state.withLock { state in
      swap(&handler, &state.handler)
      swap(&upstream, &state.upstream)
      state.isDisposed = true
    }
    upstream?.dispose()
    _ = handler
  }
}
