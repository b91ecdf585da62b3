import Dispatch

/// Does things by the real clock, on a queue.
///
/// On a queue of its own it never does two at a time. Actions that are due at about the same time may
/// run in another order than that of their time, because Dispatch coalesces timers.
public struct DispatchScheduler: Scheduler {
  private let queue: DispatchQueue
  private let start = ContinuousClock.now

  /// A scheduler whose queue has this label in debuggers and crash logs.
  public init(label: String) { queue = DispatchQueue(label: label) }

  /// A scheduler on an existing queue, such as the main queue.
  ///
  /// The queue has to be serial where order matters, as for `observe(on:)`.
  public init(queue: DispatchQueue) { self.queue = queue }

  /// How long ago the scheduler was made.
  public var now: Duration { ContinuousClock.now - start }

  /// Does something on the queue once this much time has passed.
  public func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let scheduled = ScheduledAction(action)
    if delay > .zero {
      queue.asyncAfter(deadline: .now() + delay.dispatchInterval) { scheduled.run() }
    } else {
      queue.async { scheduled.run() }
    }
    return scheduled
  }
}

extension Duration {
  /// The same time for Dispatch, which counts in nanoseconds.
  var dispatchInterval: DispatchTimeInterval {
    let nanoseconds = self / .nanoseconds(1)
    return nanoseconds < Double(Int.max) ? .nanoseconds(Int(nanoseconds)) : .never
  }
}
