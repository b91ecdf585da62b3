/// Does everything at once, as if the time until then had passed already.
public struct ImmediateScheduler: Scheduler {
  /// A scheduler without a clock.
  public init() {}

  /// Always zero: no time passes here.
  public var now: Duration { .zero }

  /// Does something before it returns.
  public func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    action()
    return Disposables.create()
  }
}
