extension ObservableType {
  /// Emits an element once no other has followed it for this long.
  ///
  /// When the stream completes, the element that was waiting is emitted first; an error drops it. A
  /// timer that fires late, when a newer element waits already, emits nothing.
  public func debounce(
    _ dueTime: Duration, scheduler: any Scheduler
  ) -> Observable<Element> {
    Observable { observer in
      let debouncing = Debouncing(observer)
      let source = self.subscribe(for: observer) { event in
        debouncing.on(event, dueTime, scheduler)
      }
      return Disposables.create(source, debouncing.timer)
    }
  }
}

/// The element that waits for silence, with a number that only its own timer knows.
private final class Debouncing<Element: Sendable>: Sendable {
  private struct State: Sendable {
    var waiting: Element?
    var number = 0
  }

  let timer = SerialDisposable()
  private let observer: AnyObserver<Element>
  private let gate = Gate()
  private let state = Locked(State())

  init(_ observer: AnyObserver<Element>) { self.observer = observer }

  func on(_ event: Event<Element>, _ dueTime: Duration, _ scheduler: any Scheduler) {
    gate.run {
      switch event {
      case .next(let element): self.keep(element, dueTime, scheduler)
      case .error(let error): self.observer.onError(error)
      case .completed:
        self.emit(nil)
        self.observer.onCompleted()
      }
    }
  }

  private func keep(_ element: Element, _ dueTime: Duration, _ scheduler: any Scheduler) {
    let number = state.withLock { state in
      state.waiting = element
      state.number += 1
      return state.number
    }
    timer.replace(
      with: scheduler.schedule(after: dueTime) { self.gate.run { self.emit(number) } })
  }

  /// Emits the element that waits, if it has this number.
  private func emit(_ number: Int?) {
    let element = state.withLock { state -> Element? in
      guard state.number == number ?? state.number else { return nil }
      defer { state.waiting = nil }
      return state.waiting
    }
    if let element { observer.onNext(element) }
  }
}
