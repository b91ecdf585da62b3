/// A stream that is also an observer: its observers receive the events that it accepts from then
/// on.
package final class PublishSubject<Element: Sendable>: ObservableType, ObserverType {
  private let broadcast = Broadcast<Element>(replaying: 0, replaysAfterEnd: false)

  /// A subject without observers.
  package init() {}

  /// Whether anybody listens.
  package var hasObservers: Bool { broadcast.hasListeners }

  /// Sends it to all observers.
  package func on(_ event: Event<Element>) { broadcast.on(event) }

  /// The stream alone, which accepts no events.
  package func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
