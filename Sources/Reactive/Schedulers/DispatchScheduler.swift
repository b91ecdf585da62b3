import Dispatch

/// Does things by the real clock, on a queue of its own and never two at a time.
package struct DispatchScheduler: Scheduler {
  private let queue: DispatchQueue
  private let start = ContinuousClock.now

  /// A scheduler whose queue has this label in debuggers and crash logs.
  package init(label: String) { queue = DispatchQueue(label: label) }

  /// How long ago the scheduler was made.
  package var now: Duration { ContinuousClock.now - start }

  /// Does something on the queue once this much time has passed.
  package func schedule(
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
