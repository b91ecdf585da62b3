/// A subject that replays: later observers receive the latest elements first, and then the end.
public final class ReplaySubject<Element: Sendable>: ObservableType, ObserverType {
  @usableFromInline let broadcast: Broadcast<Element>

  @inlinable init(capacity: Int) {
    broadcast = Broadcast(replaying: capacity, replaysAfterEnd: true)
  }

  /// A subject that remembers this many elements.
  @inlinable public static func create(bufferSize: Int) -> ReplaySubject {
    ReplaySubject(capacity: max(0, bufferSize))
  }

  /// A subject that remembers everything.
  @inlinable public static func createUnbounded() -> ReplaySubject { ReplaySubject(capacity: .max) }

  /// Whether anybody listens.
  @inlinable public var hasObservers: Bool { broadcast.hasListeners }

  /// Sends it to all observers.
  @inlinable public func on(_ event: Event<Element>) { broadcast.on(event) }

  /// The stream alone, which accepts no events.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
