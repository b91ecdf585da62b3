extension ObservableType {
  /// Turns each element into a stream and emits only what the latest of them emits.
  ///
  /// The stream before is disposed of before the next one is subscribed to.
  package func flatMapLatest<Source: ObservableConvertible>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { observer in
      let switching = Switching(observer)
      let outer = self.subscribe(for: observer) { event in
        switch event {
        case .next(let element):
          do { switching.go(to: try selector(element).asObservable()) } catch {
            switching.emit(.error(error))
          }
        case .error(let error): switching.emit(.error(error))
        case .completed: switching.finishOuter()
        }
      }
      return Disposables.create(outer, switching.inner)
    }
  }
}

/// Lets one inner stream at a time feed an observer.
private final class Switching<Element: Sendable>: Sendable {
  private struct State {
    var latest = 0
    var hasInner = false
    var hasOuter = true
    var isDone: Bool { !hasInner && !hasOuter }
  }

  let inner = SerialDisposable()
  private let observer: AnyObserver<Element>
  private let gate = Gate()
  private let state = Locked(State())

  init(_ observer: AnyObserver<Element>) { self.observer = observer }

  func go(to source: Observable<Element>) {
    let slot = SerialDisposable()
    let number = state.withLock { state in
      state.latest += 1
      state.hasInner = true
      return state.latest
    }
    inner.replace(with: slot)
    let subscription = source.subscribe(for: observer) { self.onInner($0, number: number) }
    slot.replace(with: subscription)
  }

  private func onInner(_ event: Event<Element>, number: Int) {
    guard state.withLock({ $0.latest == number }) else { return }
    guard case .completed = event else { return emit(event) }
    finish { if $0.latest == number { $0.hasInner = false } }
  }

  func finishOuter() { finish { $0.hasOuter = false } }

  private func finish(_ change: (inout State) -> Void) {
    let isDone = state.withLock { state in
      change(&state)
      return state.isDone
    }
    if isDone { emit(.completed) }
  }

  func emit(_ event: Event<Element>) {
    gate.run { self.observer.on(event) }
  }
}
