/// A stream that is also an observer: its observers receive the events that it accepts from then
/// on.
public final class PublishSubject<Element: Sendable>: ObservableType, ObserverType {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A subject without observers.
  @inlinable public init() { broadcast = Broadcast(replaying: 0, replaysAfterEnd: false) }

  /// Whether anybody listens.
  @inlinable public var hasObservers: Bool { broadcast.hasListeners }

  /// Sends it to all observers.
  @inlinable public func on(_ event: Event<Element>) { broadcast.on(event) }

  /// The stream alone, which accepts no events.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
