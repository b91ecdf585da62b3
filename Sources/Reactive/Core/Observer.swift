/// Something that takes the events of a stream.
package protocol ObserverType<Element>: Sendable {
  /// The elements of the events.
  associatedtype Element: Sendable

  /// Takes one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes the next element.
  package func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the end of a stream that failed.
  package func onError(_ error: any Error) { on(.error(error)) }

  /// Takes the end of a stream that went well.
  package func onCompleted() { on(.completed) }

  /// This observer without its type.
  package func asObserver() -> AnyObserver<Element> { AnyObserver { on($0) } }
}

/// An observer made of a closure.
package struct AnyObserver<Element: Sendable>: ObserverType {
  private let handler: @Sendable (Event<Element>) -> Void
  private let active: @Sendable () -> Bool

  /// An observer that hands every event to `handler`.
  package init(_ handler: @escaping @Sendable (Event<Element>) -> Void) {
    self.init(handler, active: { true })
  }

  init(
    _ handler: @escaping @Sendable (Event<Element>) -> Void,
    active: @escaping @Sendable () -> Bool
  ) {
    self.handler = handler
    self.active = active
  }

  /// Whether anybody still listens; a loop that emits many elements asks this before each.
  package var isActive: Bool { active() }

  /// Takes one event.
  package func on(_ event: Event<Element>) { handler(event) }
}
