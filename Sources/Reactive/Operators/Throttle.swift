extension ObservableType {
  /// Emits no two elements within this time: the first at once, and the latest of those that follow
  /// at the end of the time.
  ///
  /// The time runs anew from each element that is emitted. When the stream completes while an element
  /// waits, that element is emitted at the end of the time, and then the completion. An error is
  /// passed on at once and drops the element that waits.
  ///
  /// - Parameter latest: Whether the latest element is emitted at the end of the time; otherwise the
  ///   elements within it are dropped.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any Scheduler
  ) -> Observable<Element> {
    Observable { observer in
      let throttling = Throttling(observer, dueTime, latest, scheduler)
      let source = self.subscribe(for: observer) { throttling.receive($0) }
      return Disposables.create(source, throttling.timer)
    }
  }
}

/// The time of the latest emission, and the element that waits for the end of its time.
private final class Throttling<Element: Sendable>: Sendable {
  private struct State: Sendable {
    var lastEmission: Duration?
    var waiting: Element?
    var isOver = false
    /// The number of the timer that counts; an older one emits nothing.
    var timer = 0
  }

  let timer = SerialDisposable()
  private let observer: AnyObserver<Element>
  private let dueTime: Duration
  private let emitsLatest: Bool
  private let scheduler: any Scheduler
  private let gate = Gate()
  private let state = Locked(State())

  init(
    _ observer: AnyObserver<Element>, _ dueTime: Duration, _ latest: Bool,
    _ scheduler: any Scheduler
  ) {
    self.observer = observer
    self.dueTime = dueTime
    self.emitsLatest = latest
    self.scheduler = scheduler
  }

  func receive(_ event: Event<Element>) {
    gate.run {
      switch event {
      case .next(let element): self.add(element)
      case .error(let error): self.observer.onError(error)
      case .completed: self.finish()
      }
    }
  }

  private func add(_ element: Element) {
    let left = state.value.lastEmission.map { dueTime - (scheduler.now - $0) } ?? .zero
    if left <= .zero { emit(element) } else if emitsLatest { keep(element, for: left) }
  }

  private func emit(_ element: Element) {
    state.withLock { state in
      state.waiting = nil
      state.timer += 1
    }
    observer.onNext(element)
    let now = scheduler.now
    state.withLock { $0.lastEmission = now }
  }

  private func keep(_ element: Element, for left: Duration) {
    let number = state.withLock { state -> Int? in
      defer { state.waiting = element }
      guard state.waiting == nil else { return nil }
      state.timer += 1
      return state.timer
    }
    guard let number else { return }
    timer.replace(with: scheduler.schedule(after: left) { self.gate.run { self.fire(number) } })
  }

  private func fire(_ number: Int) {
    let state = state.value
    guard state.timer == number, let element = state.waiting else { return }
    emit(element)
    if state.isOver { observer.onCompleted() }
  }

  private func finish() {
    let isWaiting = state.withLock { state in
      state.isOver = true
      return state.waiting != nil
    }
    if !isWaiting { observer.onCompleted() }
  }
}
