/// Does everything on the thread it is asked on, one thing after the other.
///
/// An action that is scheduled by an action waits until that one is over, so recursion becomes a
/// loop. No time passes here: delays count as passed already.
package struct CurrentThreadScheduler: Scheduler {
  @TaskLocal private static var queue: Gate?

  /// A scheduler that shares its queue with all others of its kind on the thread.
  package init() {}

  /// Always zero: no time passes here.
  package var now: Duration { .zero }

  /// Does something now, or after the action that is being done on this thread.
  package func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let scheduled = ScheduledAction(action)
    if let queue = Self.queue {
      queue.run { scheduled.run() }
    } else {
      let queue = Gate()
      Self.$queue.withValue(queue) { queue.run { scheduled.run() } }
    }
    return scheduled
  }
}
