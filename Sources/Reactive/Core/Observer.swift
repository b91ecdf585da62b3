/// Something that takes the events of a stream.
public protocol ObserverType<Element>: Sendable {
  /// The elements of the events.
  associatedtype Element: Sendable

  /// Takes one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes the next element.
  @inlinable public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the end of a stream that failed.
  @inlinable public func onError(_ error: any Error) { on(.error(error)) }

  /// Takes the end of a stream that went well.
  @inlinable public func onCompleted() { on(.completed) }

  /// This observer without its type.
  @inlinable public func asObserver() -> AnyObserver<Element> { AnyObserver { on($0) } }
}

/// An observer made of a closure.
public struct AnyObserver<Element: Sendable>: ObserverType {
  @usableFromInline let handler: @Sendable (Event<Element>) -> Void
  @usableFromInline let active: @Sendable () -> Bool

  /// An observer that hands every event to `handler`.
  @inlinable public init(_ handler: @escaping @Sendable (Event<Element>) -> Void) {
    self.init(handler, active: { true })
  }

  @inlinable init(
    _ handler: @escaping @Sendable (Event<Element>) -> Void,
    active: @escaping @Sendable () -> Bool
  ) {
    self.handler = handler
    self.active = active
  }

  /// Whether anybody still listens; a loop that emits many elements asks this before each.
  @inlinable public var isActive: Bool { active() }

  /// Takes one event.
  @inlinable public func on(_ event: Event<Element>) { handler(event) }

  /// This observer for several streams that may emit at the same time: it receives their events one
  /// after the other.
  @inlinable func serialized() -> AnyObserver {
    let gate = Gate()
    return AnyObserver({ event in gate.run { self.on(event) } }, active: active)
  }
}
