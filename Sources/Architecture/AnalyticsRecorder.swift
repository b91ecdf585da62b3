import Reactive

/// Records the events of an app, and when they were tracked.
public final class AnalyticsRecorder<Event: Hashable & Sendable>: Analytics {
  /// An event and when it was tracked.
  public struct Entry: Hashable, Sendable {
    /// How long the clock had run.
    public let time: Duration
    /// The event.
    public let event: Event

    /// An event at a time.
    public init(time: Duration, _ event: Event) {
      self.time = time
      self.event = event
    }
  }

  private let scheduler: any Scheduler
  private let record = Locked<[Entry]>([])

  /// An empty record; the clock, virtual in a test, gives the times.
  public init(scheduler: any Scheduler) { self.scheduler = scheduler }

  /// The events with their times, in order.
  public var entries: [Entry] { record.value }

  /// The events, in order.
  public var events: [Event] { entries.map(\.event) }

  /// Writes an event down.
  public func track(_ event: Event) {
    let entry = Entry(time: scheduler.now, event)
    record.withLock { $0.append(entry) }
  }
}
