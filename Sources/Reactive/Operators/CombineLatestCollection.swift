extension Observable {
  /// Gathers the latest elements of any number of streams whenever one emits, once all have.
  ///
  /// It completes when all have completed, or at once when one completes without an element. Without
  /// any stream it emits one empty list and completes.
  public static func combineLatest<Source: ObservableConvertible>(
    _ sources: [Source]
  ) -> Observable where Element == [Source.Element] {
    if sources.isEmpty { return .just([]) }
    return Observable { observer in
      let combining = CombiningMany(observer, count: sources.count)
      return CompositeDisposable.subscribing(to: sources, for: observer) { index, event in
        combining.receive(event, from: index)
      }
    }
  }
}

extension CompositeDisposable {
  /// Subscribes to the streams from left to right, as long as the observer listens.
  static func subscribing<Source: ObservableConvertible, Result>(
    to sources: [Source], for observer: AnyObserver<Result>,
    _ handler: @escaping @Sendable (Int, Event<Source.Element>) -> Void
  ) -> CompositeDisposable {
    let subscriptions = CompositeDisposable()
    for (index, source) in sources.enumerated() where observer.isActive {
      subscriptions.insert(source.subscribe(for: observer) { handler(index, $0) })
    }
    return subscriptions
  }
}

/// Remembers the latest elements of many streams.
private final class CombiningMany<Element: Sendable>: Sendable {
  private struct Latest: Sendable {
    var elements: [Element?]
    /// How many streams have not emitted.
    var missing: Int
    var running: Int

    mutating func put(_ element: Element, at index: Int) {
      if elements[index] == nil { missing -= 1 }
      elements[index] = element
    }
  }

  private let observer: AnyObserver<[Element]>
  private let gate = Gate()
  private let latest: Locked<Latest>

  init(_ observer: AnyObserver<[Element]>, count: Int) {
    self.observer = observer
    latest = Locked(
      Latest(elements: Array(repeating: nil, count: count), missing: count, running: count))
  }

  func receive(_ event: Event<Element>, from index: Int) {
    gate.run {
      switch event {
      case .next(let element): self.emit(element, from: index)
      case .error(let error): self.observer.onError(error)
      case .completed: self.finish(index)
      }
    }
  }

  private func emit(_ element: Element, from index: Int) {
    let all = latest.withLock { latest in
      latest.put(element, at: index)
      return latest.missing == 0 ? latest.elements.compactMap { $0 } : nil
    }
    if let all { observer.onNext(all) }
  }

  private func finish(_ index: Int) {
    let isOver = latest.withLock { latest in
      latest.running -= 1
      return latest.running == 0 || latest.elements[index] == nil
    }
    if isOver { observer.onCompleted() }
  }
}
