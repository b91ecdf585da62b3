/// Subscribes to one stream after the other for an observer.
///
/// A stream that ends while it is being subscribed to is followed by the next one in a loop, not in
/// a recursion: 100,000 of them need no more stack than one.
@usableFromInline final class Succession<Element: Sendable>: Disposable {
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let onEnd: @Sendable (Succession, Event<Element>) -> Void
  @usableFromInline let current: SerialDisposable
  @usableFromInline let gate: Gate

  /// - Parameter onEnd: Goes to the next stream when one has ended, or passes the end on.
  @inlinable init(
    _ observer: AnyObserver<Element>,
    onEnd: @escaping @Sendable (Succession, Event<Element>) -> Void
  ) {
    self.observer = observer
    self.onEnd = onEnd
    current = SerialDisposable()
    gate = Gate()
  }

  /// Disposes of the stream before and subscribes to this one.
  @inlinable func go(to source: Observable<Element>) {
    gate.run { self.subscribe(to: source) }
  }

  @inlinable func subscribe(to source: Observable<Element>) {
    guard observer.isActive else { return }
    // A source may end before it has been put in its slot.
    let slot = SerialDisposable()
    current.replace(with: slot)
    slot.replace(
      with: source.subscribe(for: observer) { event in
        if event.isStop { self.onEnd(self, event) } else { self.observer.on(event) }
      })
  }

  @inlinable func dispose() { current.dispose() }
}
