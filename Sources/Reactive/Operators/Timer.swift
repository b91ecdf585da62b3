extension Observable where Element: FixedWidthInteger {
  /// Emits zero after a time and completes, or goes on counting after each period.
  ///
  /// Each observer has a timer of its own, which ends with the subscription. Periods are measured
  /// from one due time to the next, so that delays do not add up; ticks that were missed are not made
  /// up for. The numbers wrap around.
  ///
  /// - Parameters:
  ///   - dueTime: The time until the first number.
  ///   - period: The time between numbers, for ever; without it, there is only one. With zero, a
  ///     clock of a test never gets past the first number.
  ///   - scheduler: The clock; a scheduler without one, such as `ImmediateScheduler`, emits
  ///     everything at once.
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: any Scheduler
  ) -> Observable {
    Observable { observer in
      let ticking = Ticking(observer, period, scheduler)
      ticking.start(after: dueTime)
      return ticking.timer
    }
  }

  /// Counts from zero, one number after each period, for ever.
  ///
  /// The first number is emitted after one period. See `timer(_:period:scheduler:)`.
  public static func interval(_ period: Duration, scheduler: any Scheduler) -> Observable {
    timer(period, period: period, scheduler: scheduler)
  }
}

/// Counts by a scheduler for one observer.
private final class Ticking<Number: FixedWidthInteger & Sendable>: Sendable {
  private struct State: Sendable {
    var number: Number = 0
    var due = Duration.zero
  }

  let timer = SerialDisposable()
  private let observer: AnyObserver<Number>
  private let period: Duration?
  private let scheduler: any Scheduler
  private let state = Locked(State())
  /// Makes a loop of ticks that a scheduler without a clock does at once.
  private let gate = Gate()

  init(_ observer: AnyObserver<Number>, _ period: Duration?, _ scheduler: any Scheduler) {
    self.observer = observer
    self.period = period
    self.scheduler = scheduler
  }

  func start(after dueTime: Duration) {
    gate.run { self.schedule(at: self.scheduler.now + dueTime) }
  }

  private func schedule(at due: Duration) {
    state.withLock { $0.due = due }
    let delay = max(.zero, due - scheduler.now)
    // In the gate, so that a tick on another thread cannot schedule the next one before.
    timer.replace(with: scheduler.schedule(after: delay) { self.gate.run { self.tick() } })
  }

  private func tick() {
    guard observer.isActive else { return }
    let (number, due) = state.withLock { state in
      defer { state.number &+= 1 }
      return (state.number, state.due)
    }
    observer.onNext(number)
    guard let period else { return observer.onCompleted() }
    if observer.isActive { schedule(at: max(due + period, scheduler.now)) }
  }
}
