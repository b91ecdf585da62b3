extension ObservableType {
  /// Emits each element and the end this much later; a failure is passed on at once.
  public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
    Observable { observer in
      let delayed = DelayedEvents(observer)
      let source = self.subscribe(for: observer) { event in
        if case .error(let error) = event { return observer.onError(error) }
        delayed.add(event, after: dueTime, on: scheduler)
      }
      return Disposables.create(source, delayed.timers)
    }
  }

  /// Emits every event from a scheduler, in the order in which they came.
  public func observe(on scheduler: any Scheduler) -> Observable<Element> {
    Observable { observer in
      let delayed = DelayedEvents(observer)
      let source = self.subscribe(for: observer) { event in
        delayed.add(event, after: .zero, on: scheduler)
      }
      return Disposables.create(source, delayed.timers)
    }
  }
}

/// Events on their way; each timer lets out the one that came first.
private final class DelayedEvents<Element: Sendable>: Sendable {
  let timers = CompositeDisposable()
  private let observer: AnyObserver<Element>
  private let gate = Gate()
  private let waiting = Locked(Queue<Event<Element>>())

  init(_ observer: AnyObserver<Element>) { self.observer = observer }

  func add(_ event: Event<Element>, after dueTime: Duration, on scheduler: any Scheduler) {
    waiting.withLock { $0.append(event) }
    let slot = SerialDisposable()
    let key = timers.insert(slot)
    let timer = scheduler.schedule(after: dueTime) {
      if let key { self.timers.remove(key) }
      self.gate.run { self.letOutFirst() }
    }
    slot.replace(with: timer)
  }

  private func letOutFirst() {
    if let event = waiting.withLock({ $0.popFirst() }) { observer.on(event) }
  }
}
