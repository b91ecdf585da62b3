extension Observable {
  /// Gathers the first elements of any number of streams, then their second ones, and so on.
  ///
  /// It completes as soon as a stream has completed and none of its elements waits. Without any
  /// stream it completes at once.
  public static func zip<Source: ObservableConvertible>(
    _ sources: [Source]
  ) -> Observable where Element == [Source.Element] {
    if sources.isEmpty { return .empty() }
    return Observable { observer in
      let zipping = ZippingMany(observer, count: sources.count)
      return CompositeDisposable.subscribing(to: sources, for: observer) { index, event in
        zipping.receive(event, from: index)
      }
    }
  }
}

/// Keeps the elements of many streams that wait for each other.
private final class ZippingMany<Element: Sendable>: Sendable {
  private struct Waiting: Sendable {
    var queues: [Queue<Element>]
    var areOver: [Bool]
    /// How many queues are empty.
    var empty: Int

    mutating func append(_ element: Element, to index: Int) {
      if queues[index].isEmpty { empty -= 1 }
      queues[index].append(element)
    }

    mutating func popRow() -> [Element]? {
      guard empty == 0 else { return nil }
      let row = queues.indices.compactMap { queues[$0].popFirst() }
      empty = queues.count { $0.isEmpty }
      return row
    }

    var isOver: Bool { queues.indices.contains { areOver[$0] && queues[$0].isEmpty } }
  }

  private let observer: AnyObserver<[Element]>
  private let gate = Gate()
  private let waiting: Locked<Waiting>

  init(_ observer: AnyObserver<[Element]>, count: Int) {
    self.observer = observer
    waiting = Locked(
      Waiting(
        queues: Array(repeating: Queue(), count: count),
        areOver: Array(repeating: false, count: count), empty: count))
  }

  func receive(_ event: Event<Element>, from index: Int) {
    gate.run {
      switch event {
      case .next(let element): self.add(element, from: index)
      case .error(let error): self.observer.onError(error)
      case .completed: self.finish(index)
      }
    }
  }

  private func add(_ element: Element, from index: Int) {
    let (row, isOver) = waiting.withLock { waiting in
      waiting.append(element, to: index)
      let row = waiting.popRow()
      return (row, row != nil && waiting.isOver)
    }
    if let row { observer.onNext(row) }
    if isOver { observer.onCompleted() }
  }

  private func finish(_ index: Int) {
    let isOver = waiting.withLock { waiting in
      waiting.areOver[index] = true
      return waiting.queues[index].isEmpty
    }
    if isOver { observer.onCompleted() }
  }
}
