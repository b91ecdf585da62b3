extension ObservableType {
  /// Turns each element into a stream and emits the elements of all of them as they come.
  public func flatMap<Source: ObservableConvertible>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { observer in
      let merging = Merging(observer)
      merging.begin {
        self.subscribe(for: observer) { event in
          merging.onOuter(event.map { element in { try selector(element).asObservable() } })
        }
      }
      return merging.subscriptions
    }
  }
}

/// Counts the streams that feed one observer, so that it completes with the last of them.
private final class Merging<Element: Sendable>: Sendable {
  let subscriptions = CompositeDisposable()
  private let observer: AnyObserver<Element>
  private let gate = Gate()
  private let running = Locked(1)

  init(_ observer: AnyObserver<Element>) { self.observer = observer }

  func begin(_ subscribe: () -> any Disposable) { subscriptions.insert(subscribe()) }

  func onOuter(_ event: Event<@Sendable () throws -> Observable<Element>>) {
    switch event {
    case .next(let source):
      do { add(try source()) } catch { emit(.error(error)) }
    case .error(let error): emit(.error(error))
    case .completed: finishOne()
    }
  }

  private func add(_ source: Observable<Element>) {
    running.withLock { $0 += 1 }
    let slot = SerialDisposable()
    let key = subscriptions.insert(slot)
    let subscription = source.subscribe(for: observer) { event in
      guard case .completed = event else { return self.emit(event) }
      if let key { self.subscriptions.remove(key) }
      self.finishOne()
    }
    slot.replace(with: subscription)
  }

  private func finishOne() {
    let left = running.withLock { running in
      running -= 1
      return running
    }
    if left == 0 { emit(.completed) }
  }

  private func emit(_ event: Event<Element>) {
    gate.run { self.observer.on(event) }
  }
}
