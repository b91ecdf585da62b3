/// A clock of one thread that adds up how long steps take; it measures nothing unless times are asked for.
package struct StepClock<Step: Hashable & Sendable>: Sendable {
  /// The times so far.
  package private(set) var times: [Step: Duration] = [:]
  private let runs: Bool

  /// Makes a clock that measures or does not.
  package init(runs: Bool) { self.runs = runs }

  /// The beginning of a step; none where nothing is measured.
  package func start() -> ContinuousClock.Instant? { runs ? .now : nil }

  /// Adds the time since the beginning of a step.
  ///
  /// - Parameter step: the name of the step, which is made only where times are measured.
  package mutating func stop(
    _ step: @autoclosure () -> Step, since start: ContinuousClock.Instant?
  ) {
    guard let start else { return }
    times[step(), default: .zero] += .now - start
  }
}
