/// The ticks between which an observer listened to a testable stream.
public struct SubscriptionTimes: Hashable, Sendable {
  /// The tick on which the subscription began.
  public let subscribed: Int
  /// The tick on which it was over, or nothing when it still goes on.
  public var disposed: Int?

  /// A subscription from one tick to another.
  public init(_ subscribed: Int, _ disposed: Int? = nil) {
    self.subscribed = subscribed
    self.disposed = disposed
  }
}

/// A stream whose events were written down beforehand, and which writes down who listened when.
public final class TestableObservable<Element: Sendable>: ObservableType {
  /// The elements that it emits, and when.
  public let recordedEvents: [Recorded<Event<Element>>]
  private let scheduler: TestScheduler
  private let times = Locked<[SubscriptionTimes]>([])
  private let start: @Sendable (AnyObserver<Element>) -> any Disposable

  init(
    _ scheduler: TestScheduler, _ recordedEvents: [Recorded<Event<Element>>],
    start: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) {
    self.scheduler = scheduler
    self.recordedEvents = recordedEvents
    self.start = start
  }

  /// The subscriptions so far, in the order in which they began.
  public var subscriptions: [SubscriptionTimes] { times.value }

  /// The stream.
  public func asObservable() -> Observable<Element> {
    Observable { observer in
      let index = self.begin()
      let events = self.start(observer)
      return Disposables.create(events, Disposables.create { self.finish(index) })
    }
  }

  private func begin() -> Int {
    let now = scheduler.clock
    return times.withLock { times in
      times.append(SubscriptionTimes(now))
      return times.count - 1
    }
  }

  private func finish(_ index: Int) {
    let now = scheduler.clock
    times.withLock { $0[index].disposed = now }
  }
}
