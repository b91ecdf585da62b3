import Synchronization

/// Returns how much of some pieces of work is done, whichever thread did them.
final class SharedProgress: Sendable {
  private let total: Int
  private let report: @Sendable (Double) -> Void
  private let done = Atomic<Int>(0)

  /// Reports the share that is done after each piece.
  init(total: Int, report: @escaping @Sendable (Double) -> Void) {
    self.total = max(total, 1)
    self.report = report
  }

  /// Counts some more pieces.
  func finish(_ pieces: Int) {
    let finished = done.add(pieces, ordering: .relaxed).newValue
    report(Double(finished) / Double(total))
  }
}
