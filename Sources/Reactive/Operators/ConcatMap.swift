extension ObservableType {
  /// Turns each element into a stream and emits the elements of one after the other.
  ///
  /// The next stream is made and subscribed to when the one before has completed; until then, its
  /// element waits. An error of this stream, of an inner one or of the selector ends the result at
  /// once. Inner streams that complete at once follow each other in a loop, not in a recursion.
  ///
  /// RxSwift makes the streams when their elements arrive; this is the rule of RxJava and RxJS.
  public func concatMap<Source: ObservableConvertible>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { far in
      let observer = far.serialized()
      let concatenating = Concatenating(observer) { try selector($0).asObservable() }
      let outer = self.subscribe(for: observer) { event in
        switch event {
        case .next(let element): concatenating.add(element)
        case .error(let error): observer.onError(error)
        case .completed: concatenating.finishOuter()
        }
      }
      return Disposables.create(outer, concatenating.inner)
    }
  }
}

/// Lets one inner stream after the other feed an observer.
private final class Concatenating<Element: Sendable, Result: Sendable>: Sendable {
  private struct State: Sendable {
    var waiting = Queue<Element>()
    var isBusy = false
    var hasOuter = true
  }

  private enum Step: Sendable {
    case wait
    case subscribe(Element)
    case complete
  }

  let inner = SerialDisposable()
  private let observer: AnyObserver<Result>
  private let selector: @Sendable (Element) throws -> Observable<Result>
  private let state = Locked(State())
  /// Makes a loop of streams that complete while they are being subscribed to.
  private let gate = Gate()

  init(
    _ observer: AnyObserver<Result>,
    _ selector: @escaping @Sendable (Element) throws -> Observable<Result>
  ) {
    self.observer = observer
    self.selector = selector
  }

  func add(_ element: Element) { proceed { $0.waiting.append(element) } }

  func finishOuter() { proceed { $0.hasOuter = false } }

  private func proceed(_ change: (inout State) -> Void) {
    let step = state.withLock { state -> Step in
      change(&state)
      if state.isBusy { return .wait }
      guard let element = state.waiting.popFirst() else {
        return state.hasOuter ? .wait : .complete
      }
      state.isBusy = true
      return .subscribe(element)
    }
    switch step {
    case .wait: break
    case .subscribe(let element): gate.run { self.subscribe(element) }
    case .complete: observer.onCompleted()
    }
  }

  private func subscribe(_ element: Element) {
    guard observer.isActive else { return }
    let slot = SerialDisposable()
    inner.replace(with: slot)
    do {
      let subscription = try selector(element).subscribe(for: observer) { event in
        guard case .completed = event else { return self.observer.on(event) }
        self.proceed { $0.isBusy = false }
      }
      slot.replace(with: subscription)
    } catch { observer.onError(error) }
  }
}
