/// A subject that never ends, for events.
public final class PublishRelay<Element: Sendable>: ObservableType {
  @usableFromInline let subject: PublishSubject<Element>

  /// A relay without observers.
  @inlinable public init() { subject = PublishSubject() }

  /// Sends it to all observers.
  @inlinable public func accept(_ element: Element) { subject.onNext(element) }

  /// The stream alone, which accepts no events.
  @inlinable public func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// A subject that never ends, for state.
public final class BehaviorRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: Broadcast<Element>
  @usableFromInline let initial: Element

  /// A relay with a first value.
  @inlinable public init(value: Element) {
    initial = value
    broadcast = Broadcast(replaying: 1, from: [value], replaysAfterEnd: false)
  }

  /// The latest value.
  @inlinable public var value: Element { broadcast.latest ?? initial }

  /// Takes another value and sends it to all observers.
  @inlinable public func accept(_ element: Element) { broadcast.onNext(element) }

  /// Changes the latest value in one step, so that no other change is lost.
  ///
  /// - Parameter change: Runs while the relay is locked: it must not use the relay.
  @inlinable public func update(_ change: (inout Element) -> Void) {
    broadcast.update { element in
      var changed = element
      change(&changed)
      return changed
    }
  }

  /// The stream alone, which accepts no events.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { [broadcast] in broadcast.subscribe($0) }
  }
}
