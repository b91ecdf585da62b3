/// A clock that only moves when a test moves it.
///
/// Actions are done in the order of their time, and those of one time in the order in which they
/// were scheduled. An action scheduled for now is done without the clock moving.
public final class TestScheduler: Scheduler {
  private struct Action {
    let time: Duration
    let number: Int
    let body: @Sendable () -> Void
  }

  private struct State {
    var now: Duration
    var actions: [Action] = []
    var count = 0
  }

  private let state: Locked<State>
  private let resolution: Duration

  /// - Parameters:
  ///   - initialClock: The tick on which the clock is at first.
  ///   - resolution: How long a tick is.
  public init(initialClock: Int = 0, resolution: Duration = .milliseconds(1)) {
    self.resolution = resolution
    state = Locked(State(now: resolution * initialClock))
  }

  /// How long the clock has run.
  public var now: Duration { state.withLock { $0.now } }

  /// The tick on which the clock is.
  public var clock: Int { Int(now / resolution) }

  /// Does something once the clock has been moved this far.
  public func schedule(
    after delay: Duration, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(at: now + max(delay, .zero), action)
  }

  /// Does something on a tick, or at once when that has passed.
  @discardableResult
  public func scheduleAt(
    _ tick: Int, _ action: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(at: max(resolution * tick, now), action)
  }

  private func schedule(
    at time: Duration, _ body: @escaping @Sendable () -> Void
  ) -> any Disposable {
    let number = state.withLock { state in
      state.count += 1
      let action = Action(time: time, number: state.count, body: body)
      let index = state.actions.firstIndex { $0.time > time } ?? state.actions.endIndex
      state.actions.insert(action, at: index)
      return action.number
    }
    return Disposables.create { [weak self] in self?.cancel(number) }
  }

  private func cancel(_ number: Int) {
    let cancelled = state.withLock { state in
      let index = state.actions.firstIndex { $0.number == number }
      return index.map { state.actions.remove(at: $0) }
    }
    _ = cancelled
  }

  /// Moves the clock from action to action until there is none.
  public func start() {
    while let body = nextAction(until: nil) { body() }
  }

  /// Moves the clock to a tick and does everything that is due until then, that tick included.
  public func advance(to tick: Int) { advance(toTime: resolution * tick) }

  /// Moves the clock by this much and does everything that is due until then.
  public func advance(by delay: Duration) { advance(toTime: now + delay) }

  private func advance(toTime time: Duration) {
    while let body = nextAction(until: time) { body() }
    state.withLock { $0.now = max($0.now, time) }
  }

  private func nextAction(until limit: Duration?) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard let first = state.actions.first, first.time <= limit ?? first.time else { return nil }
      state.now = max(state.now, first.time)
      return state.actions.removeFirst().body
    }
  }
}
