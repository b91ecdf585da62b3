/// A subject that never ends, for events.
package final class PublishRelay<Element: Sendable>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// A relay without observers.
  package init() {}

  /// Sends it to all observers.
  package func accept(_ element: Element) { subject.onNext(element) }

  /// The stream alone, which accepts no events.
  package func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// A subject that never ends, for state.
package final class BehaviorRelay<Element: Sendable>: ObservableType {
  private let broadcast: Broadcast<Element>
  private let initial: Element

  /// A relay with a first value.
  package init(value: Element) {
    initial = value
    broadcast = Broadcast(replaying: 1, from: [value], replaysAfterEnd: false)
  }

  /// The latest value.
  package var value: Element { broadcast.latest.last ?? initial }

  /// Takes another value and sends it to all observers.
  package func accept(_ element: Element) { broadcast.onNext(element) }

  /// Changes the latest value in one step, so that no other change is lost.
  ///
  /// - Parameter change: Runs while the relay is locked: it must not use the relay.
  package func update(_ change: (inout Element) -> Void) {
    broadcast.update { element in
      var changed = element
      change(&changed)
      return changed
    }
  }

  /// The stream alone, which accepts no events.
  package func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
