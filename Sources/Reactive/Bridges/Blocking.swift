import Dispatch

/// A stream that one waits for, for tests and command lines.
public struct BlockingObservable<Element: Sendable>: Sendable {
  fileprivate let source: Observable<Element>
  fileprivate let timeout: Duration?
}

extension ObservableConvertible {
  /// The stream as something to wait for.
  ///
  /// - Parameter timeout: How long to wait at most; without it, for ever.
  public func toBlocking(timeout: Duration? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}

extension BlockingObservable {
  /// All elements, once the stream has ended.
  ///
  /// - Throws: The failure of the stream, or `ReactiveError.timeout`.
  public func toArray() throws -> [Element] { try wait(for: source) }

  /// The first element, or nothing when the stream ends without one.
  ///
  /// - Throws: The failure of the stream, or `ReactiveError.timeout`.
  public func first() throws -> Element? { try wait(for: source.take(1)).first }

  /// The last element, or nothing when the stream ends without one.
  ///
  /// - Throws: The failure of the stream, or `ReactiveError.timeout`.
  public func last() throws -> Element? { try wait(for: source.takeLast(1)).last }

  /// The only element.
  ///
  /// - Throws: The failure of the stream, or a `ReactiveError` when there is none or another.
  public func single() throws -> Element {
    guard let element = try wait(for: source.asSingle().asObservable()).first else {
      throw ReactiveError.noElements
    }
    return element
  }

  private func wait(for source: Observable<Element>) throws -> [Element] {
    let elements = Locked<[Element]>([])
    let failure = Locked<(any Error)?>(nil)
    let end = DispatchSemaphore(value: 0)
    let subscription = source.subscribe { event in
      if let element = event.element { elements.withLock { $0.append(element) } }
      failure.exchange(event.error)
      if event.isStop { end.signal() }
    }
    defer { subscription.dispose() }
    try wait(for: end)
    if let error = failure.value { throw error }
    return elements.value
  }

  private func wait(for end: DispatchSemaphore) throws(ReactiveError) {
    guard let timeout else { return end.wait() }
    if end.wait(timeout: .now() + timeout.dispatchInterval) == .timedOut {
      throw .timeout(timeout)
    }
  }
}
