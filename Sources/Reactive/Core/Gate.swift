/// Lets one piece of work through at a time, in the order in which it arrived.
///
/// Work that arrives while other work is inside, from another thread or from that work itself,
/// waits and is done by whoever is inside. So no thread blocks, and an element emitted while an
/// element is being delivered is delivered after it.
@usableFromInline final class Gate: Sendable {
  private struct State {
    var waiting = Queue<@Sendable () -> Void>()
    var isBusy = false
  }

  private let state = Locked(State())

  @usableFromInline init() {}

  /// Does the work now, or has it done when its turn comes.
  @usableFromInline func run(_ work: @escaping @Sendable () -> Void) {
    guard enter(with: work) else { return }
    work()
    doWhatWaits()
  }

  /// Puts work in the queue; `drain()` has to follow.
  @usableFromInline func enqueue(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.waiting.append(work) }
  }

  /// Does the work that waits, unless another thread is at it already.
  @usableFromInline func drain() {
    let isMine = state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
    if isMine { doWhatWaits() }
  }

  /// Whether this work may be done at once; otherwise it is put in the queue, behind what was there.
  private func enter(with work: @escaping @Sendable () -> Void) -> Bool {
    let isFree = state.withLock { state in
      let isFree = !state.isBusy && state.waiting.isEmpty
      if isFree { state.isBusy = true } else { state.waiting.append(work) }
      return isFree
    }
    if !isFree { drain() }
    return isFree
  }

  private func doWhatWaits() {
    while let work = next() { work() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      let work = state.waiting.popFirst()
      if work == nil { state.isBusy = false }
      return work
    }
  }
}
