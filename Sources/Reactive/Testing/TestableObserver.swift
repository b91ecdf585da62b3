/// An observer that writes down what it hears and when.
public final class TestableObserver<Element: Sendable>: ObserverType {
  private let scheduler: TestScheduler
  private let record = Locked<[Recorded<Event<Element>>]>([])

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// Everything it has heard, in order.
  public var events: [Recorded<Event<Element>>] { record.value }

  /// The elements it has heard, in order.
  public var elements: [Element] { events.compactMap { $0.value.element } }

  /// Writes down an event.
  public func on(_ event: Event<Element>) {
    let recorded = Recorded(time: scheduler.clock, value: event)
    record.withLock { $0.append(recorded) }
  }
}
