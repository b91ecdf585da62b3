/// An observer that puts elements into an object, such as the text of a label, without retaining it.
///
/// Elements that arrive after the object is gone are dropped. The end of a stream changes nothing,
/// and neither does its error: RxSwift stops the program in debug builds, so bind drivers, signals
/// and streams that handle their errors. Unlike RxSwift, elements are bound on the thread on which
/// they arrive, unless a scheduler is given.
public struct Binder<Value: Sendable>: ObserverType {
  private let binding: @Sendable (Value) -> Void

  /// A binder to an object.
  ///
  /// - Parameters:
  ///   - target: The object, which the binder does not retain.
  ///   - scheduler: Where elements are bound, in order if it runs one action at a time; for example
  ///     `DispatchScheduler(queue: .main)`.
  ///   - binding: Puts an element into the object.
  public init<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: any Scheduler = ImmediateScheduler(),
    binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    self.binding = { [weak target] value in
      scheduler.schedule { [weak target] in
        if let target { binding(target, value) }
      }
    }
  }

  /// Puts an element into the object; other events change nothing.
  public func on(_ event: Event<Value>) {
    if let value = event.element { binding(value) }
  }
}
