/// Does everything on the thread it is asked on, one thing after the other.
///
/// An action that is scheduled by an action waits until that one is over, so recursion becomes a
/// loop. No time passes here: delays count as passed already. Unlike in RxSwift, no source uses it
/// unless it is given one.
public struct CurrentThreadScheduler: Scheduler {
  @TaskLocal private static var queue: Gate?

  /// A scheduler that shares its queue with all others of its kind on the thread.
  public init() {}

  /// Always zero: no time passes here.
  public var now: Duration { .zero }

  /// Does something now, or after the action that is being done on this thread.
  public func schedule(
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
