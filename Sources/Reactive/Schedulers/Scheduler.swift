/// A clock, and a queue of actions that run by it.
public protocol Scheduler: Sendable {
  /// How long this clock has run.
  var now: Duration { get }

  /// Does something once this much time has passed, unless the answer is disposed of before.
  func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable
}

extension Scheduler {
  /// Does something as soon as possible.
  @discardableResult
  public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    schedule(after: .zero, action)
  }
}
