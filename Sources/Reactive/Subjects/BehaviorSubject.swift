/// A subject with a value: later observers receive the latest element first.
public final class BehaviorSubject<Element: Sendable>: ObservableType, ObserverType {
  @usableFromInline let broadcast: Broadcast<Element>
  @usableFromInline let initial: Element

  /// A subject with a first value.
  @inlinable public init(value: Element) {
    initial = value
    broadcast = Broadcast(replaying: 1, from: [value], replaysAfterEnd: false)
  }

  /// Whether anybody listens.
  @inlinable public var hasObservers: Bool { broadcast.hasListeners }

  /// The latest value.
  ///
  /// - Throws: The error that ended the subject.
  @inlinable public func value() throws -> Element {
    if let error = broadcast.end?.error { throw error }
    return broadcast.latest ?? initial
  }

  /// Sends it to all observers.
  @inlinable public func on(_ event: Event<Element>) { broadcast.on(event) }

  /// The stream alone, which accepts no events.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
