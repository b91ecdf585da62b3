/// Does everything at once, as if the time until then had passed already.
package struct ImmediateScheduler: Scheduler {
  /// A scheduler without a clock.
  package init() {}

  /// Always zero: no time passes here.
  package var now: Duration { .zero }

  /// Does something before it returns.
  package func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    action()
    return Disposables.create()
  }
}
