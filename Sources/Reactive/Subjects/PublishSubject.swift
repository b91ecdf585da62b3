/// A stream that is also an observer: those who listen hear what it is told from then on.
package final class PublishSubject<Element: Sendable>: ObservableType, ObserverType {
  private let broadcast = Broadcast<Element>(replaying: 0, replaysAfterEnd: false)

  /// A subject nobody listens to yet.
  package init() {}

  /// Whether anybody listens.
  package var hasObservers: Bool { broadcast.hasListeners }

  /// Tells everybody who listens.
  package func on(_ event: Event<Element>) { broadcast.on(event) }

  /// The stream alone, which nobody can tell anything.
  package func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
