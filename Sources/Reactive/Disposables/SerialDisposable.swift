/// A place for one disposable; putting in another ends the one before.
public final class SerialDisposable: Disposable {
  private struct State {
    var current: (any Disposable)?
    var isDisposed = false
  }

  private let state = Locked(State())

  /// A place that is empty.
  public init() {}

  /// Whether the place has been ended.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Puts in another disposable and ends the one before, or this one when the place has ended.
  public func replace(with disposable: any Disposable) {
    let ended = state.withLock { state -> (any Disposable)? in
      guard !state.isDisposed else { return disposable }
      defer { state.current = disposable }
      return state.current
    }
    ended?.dispose()
  }

  /// Ends what is in the place, and whatever is put in later.
  public func dispose() {
    let ended = state.withLock { state in
      defer { state = State(isDisposed: true) }
      return state.current
    }
    ended?.dispose()
  }
}
