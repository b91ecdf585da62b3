extension ObservableType {
  /// Fails with `ReactiveError.timeout` when an element does not follow the one before, or the
  /// subscription, within this time.
  ///
  /// The time runs anew once an element has been delivered. It ends with the stream.
  public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
    timeout(
      dueTime, other: Observable.error(ReactiveError.timeout(dueTime)), scheduler: scheduler)
  }

  /// Goes on with another stream when an element does not follow the one before, or the
  /// subscription, within this time.
  ///
  /// The stream that was late is disposed of. No time limit applies to the other stream.
  public func timeout(
    _ dueTime: Duration, other: some ObservableConvertible<Element>, scheduler: any Scheduler
  ) -> Observable<Element> {
    Observable { observer in
      let limited = TimeLimited(observer, dueTime, other.asObservable(), scheduler)
      return limited.subscribe(to: self.asObservable())
    }
  }
}

/// A stream with a time limit for each of its elements.
private final class TimeLimited<Element: Sendable>: Sendable {
  private struct State: Sendable {
    var number = 0
    var isLate = false
  }

  private let observer: AnyObserver<Element>
  private let dueTime: Duration
  private let other: Observable<Element>
  private let scheduler: any Scheduler
  private let source = SerialDisposable()
  private let timer = SerialDisposable()
  private let gate = Gate()
  private let state = Locked(State())

  init(
    _ observer: AnyObserver<Element>, _ dueTime: Duration, _ other: Observable<Element>,
    _ scheduler: any Scheduler
  ) {
    self.observer = observer
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
  }

  func subscribe(to stream: Observable<Element>) -> any Disposable {
    let slot = SerialDisposable()
    source.replace(with: slot)
    gate.run { self.startTimer(0) }
    slot.replace(with: stream.subscribe(for: observer) { self.receive($0) })
    return Disposables.create(source, timer)
  }

  private func receive(_ event: Event<Element>) {
    // Queued under the lock: the other stream cannot begin before an event that was in time.
    state.withLock { state in
      guard !state.isLate else { return }
      state.number += 1
      let number = state.number
      gate.enqueue {
        self.observer.on(event)
        if !event.isStop { self.startTimer(number) }
      }
    }
    gate.drain()
  }

  /// Starts the time limit of the element after this one, unless that has arrived already.
  private func startTimer(_ number: Int) {
    guard state.withLock({ $0.number == number && !$0.isLate }) else { return }
    timer.replace(with: scheduler.schedule(after: dueTime) { self.fire(number) })
  }

  private func fire(_ number: Int) {
    let isLate = state.withLock { state in
      guard state.number == number, !state.isLate else { return false }
      state.isLate = true
      return true
    }
    guard isLate else { return }
    let slot = SerialDisposable()
    source.replace(with: slot)
    slot.replace(with: other.subscribe(for: observer) { self.emit($0) })
  }

  private func emit(_ event: Event<Element>) {
    gate.run { self.observer.on(event) }
  }
}
