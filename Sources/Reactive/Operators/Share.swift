/// How long a shared stream remembers what it has emitted.
package enum SubjectLifetimeScope: Sendable {
  /// As long as there are observers: the next observer after that begins anew.
  case whileConnected
  /// For ever: also those who come after the end hear the last elements and the end.
  case forever
}

extension ObservableType {
  /// Subscribes once for all listeners, and replays the latest elements to those who come later.
  ///
  /// The stream is subscribed to with the first listener and disposed of with the last.
  package func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let sharing = Sharing(asObservable(), replay: replay, scope: scope)
    return Observable { sharing.add($0) }
  }
}

/// The one subscription behind all listeners of a shared stream.
private final class Sharing<Element: Sendable>: Sendable {
  private struct State {
    var connection: Connection<Element>?
    var listeners = 0
  }

  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private let state = Locked(State())

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.scope = scope
  }

  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let (connection, isFirst) = join()
    let listener = connection.broadcast.subscribe(observer)
    if isFirst { connect(connection) }
    return Disposables.create {
      listener.dispose()
      self.leave(connection)
    }
  }

  private func join() -> (Connection<Element>, Bool) {
    state.withLock { state in
      let connection = state.connection ?? Connection(replay: replay)
      state.connection = connection
      state.listeners += 1
      return (connection, state.listeners == 1)
    }
  }

  private func connect(_ connection: Connection<Element>) {
    guard connection.broadcast.end == nil else { return }
    let broadcast = connection.broadcast
    let listeners = AnyObserver<Element>({ _ in }, active: { broadcast.hasListeners })
    let upstream = source.subscribe(for: listeners) { event in
      if event.isStop { self.end(connection) }
      broadcast.on(event)
    }
    connection.upstream.replace(with: upstream)
  }

  /// Lets the next listener begin anew when the stream has ended.
  private func end(_ connection: Connection<Element>) {
    guard case .whileConnected = scope else { return }
    state.withLock { if $0.connection === connection { $0 = State() } }
  }

  private func leave(_ connection: Connection<Element>) {
    let isLast = state.withLock { state in
      guard state.connection === connection else { return false }
      state.listeners -= 1
      guard state.listeners == 0 else { return false }
      if case .whileConnected = scope { state.connection = nil }
      return true
    }
    if isLast { connection.upstream.replace(with: Disposables.create()) }
  }
}

private final class Connection<Element: Sendable>: Sendable {
  let broadcast: Broadcast<Element>
  let upstream = SerialDisposable()

  init(replay: Int) {
    broadcast = Broadcast(replaying: replay, replaysAfterEnd: true)
  }
}
