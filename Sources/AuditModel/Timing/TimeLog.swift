import Synchronization

/// The times that the steps of an audit take, which all threads add to.
package final class TimeLog: Sendable {
  private let times = Mutex<[AuditTime.Step: Duration]>([:])

  /// Knows no times.
  package init() {}

  /// Adds what one thread has measured, its steps by other names.
  package func add<Step>(_ clock: StepClock<Step>, named name: (Step) -> AuditTime.Step) {
    times.withLock { all in
      for (step, time) in clock.times { all[name(step), default: .zero] += time }
    }
  }

  /// The times, the longest first.
  package var sorted: [AuditTime] {
    times.withLock { $0.map { AuditTime(step: $0, time: $1) } }.sorted { $0.order < $1.order }
  }
}
