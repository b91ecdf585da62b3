/// A subject with a value: later observers receive the latest element first.
package final class BehaviorSubject<Element: Sendable>: ObservableType, ObserverType {
  private let broadcast: Broadcast<Element>
  private let initial: Element

  /// A subject with a first value.
  package init(value: Element) {
    initial = value
    broadcast = Broadcast(replaying: 1, from: [value], replaysAfterEnd: false)
  }

  /// Whether anybody listens.
  package var hasObservers: Bool { broadcast.hasListeners }

  /// The latest value.
  ///
  /// - Throws: The error that ended the subject.
  package func value() throws -> Element {
    if let error = broadcast.end?.error { throw error }
    return broadcast.latest.last ?? initial
  }

  /// Sends it to all observers.
  package func on(_ event: Event<Element>) { broadcast.on(event) }

  /// The stream alone, which accepts no events.
  package func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
