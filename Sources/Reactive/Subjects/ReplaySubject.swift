/// A subject that replays: later observers receive the latest elements first, and then the end.
package final class ReplaySubject<Element: Sendable>: ObservableType, ObserverType {
  private let broadcast: Broadcast<Element>

  private init(capacity: Int) {
    broadcast = Broadcast(replaying: capacity, replaysAfterEnd: true)
  }

  /// A subject that remembers this many elements.
  package static func create(bufferSize: Int) -> ReplaySubject {
    ReplaySubject(capacity: max(0, bufferSize))
  }

  /// A subject that remembers everything.
  package static func createUnbounded() -> ReplaySubject { ReplaySubject(capacity: .max) }

  /// Whether anybody listens.
  package var hasObservers: Bool { broadcast.hasListeners }

  /// Sends it to all observers.
  package func on(_ event: Event<Element>) { broadcast.on(event) }

  /// The stream alone, which accepts no events.
  package func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
