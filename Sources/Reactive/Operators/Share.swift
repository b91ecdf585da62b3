/// How long a shared stream remembers what it has emitted.
public enum SubjectLifetimeScope: Sendable {
  /// As long as there are observers: the next observer after that begins anew.
  case whileConnected
  /// For ever: also those who come after the end hear the last elements and the end.
  case forever
}

extension ObservableType {
  /// Subscribes once for all listeners, and replays the latest elements to those who come later.
  ///
  /// The stream is subscribed to with the first listener and disposed of with the last.
  @inlinable public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let sharing = Sharing(asObservable(), replay: replay, scope: scope)
    return Observable { sharing.add($0) }
  }
}

/// The one subscription behind all listeners of a shared stream.
@usableFromInline final class Sharing<Element: Sendable>: Sendable {
  @usableFromInline struct State: Sendable {
    @usableFromInline var broadcast: Broadcast<Element>?
    @usableFromInline var upstream: SerialDisposable
    @usableFromInline var listeners: Int

    @inlinable init() {
      upstream = SerialDisposable()
      listeners = 0
    }
  }

  @usableFromInline let source: Observable<Element>
  @usableFromInline let replay: Int
  @usableFromInline let scope: SubjectLifetimeScope
  @usableFromInline let state: Locked<State>

  @inlinable init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.scope = scope
    state = Locked(State())
  }

  @inlinable func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let (broadcast, upstream) = join()
    let listener = broadcast.subscribe(observer)
    if let upstream { connect(broadcast, upstream) }
    return Disposables.create {
      listener.dispose()
      self.leave(broadcast)
    }
  }

  /// - Returns: The broadcast to listen to, and for the first listener where to put the subscription.
  @inlinable func join() -> (Broadcast<Element>, SerialDisposable?) {
    state.withLock { state in
      let broadcast =
        state.broadcast ?? Broadcast(replaying: replay, replaysAfterEnd: true)
      state.broadcast = broadcast
      state.listeners += 1
      guard state.listeners == 1 else { return (broadcast, nil) }
      state.upstream = SerialDisposable()
      return (broadcast, state.upstream)
    }
  }

  @inlinable func connect(_ broadcast: Broadcast<Element>, _ upstream: SerialDisposable) {
    guard broadcast.end == nil else { return }
    let listeners = AnyObserver<Element>({ _ in }, active: { broadcast.hasListeners })
    let subscription = source.subscribe(for: listeners) { event in
      if event.isStop { self.end(broadcast) }
      broadcast.on(event)
    }
    upstream.replace(with: subscription)
  }

  /// Lets the next listener begin anew when the stream has ended.
  @inlinable func end(_ broadcast: Broadcast<Element>) {
    guard case .whileConnected = scope else { return }
    state.withLock { if $0.broadcast === broadcast { $0 = State() } }
  }

  @inlinable func leave(_ broadcast: Broadcast<Element>) {
    let upstream = state.withLock { state -> SerialDisposable? in
      guard state.broadcast === broadcast else { return nil }
      state.listeners -= 1
      guard state.listeners == 0 else { return nil }
      if case .whileConnected = scope { state.broadcast = nil }
      return state.upstream
    }
    upstream?.dispose()
  }
}
