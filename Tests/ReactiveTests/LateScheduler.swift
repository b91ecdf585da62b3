@testable import Reactive

/// A scheduler whose actions run when a test says so, in any order, also after they were disposed of:
/// as if each had begun on another thread before.
final class LateScheduler: Scheduler {
  private struct State {
    var now = Duration.zero
    var actions: [@Sendable () -> Void] = []
  }

  private let state = Locked(State())

  var now: Duration { state.withLock { $0.now } }

  func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    state.withLock { $0.actions.append(action) }
    return Disposables.create()
  }

  func pass(_ time: Duration) { state.withLock { $0.now += time } }

  /// Runs the action that was scheduled as this one, from 0; it stays, and may run again.
  func fire(_ index: Int) {
    let actions = state.withLock { $0.actions }
    if actions.indices.contains(index) { actions[index]() }
  }
}
