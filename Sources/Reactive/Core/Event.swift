/// An event of a stream for its observer: any number of elements, then at most one end.
///
/// The grammar is `next* (error | completed)?`, the contract of ReactiveX.
public enum Event<Element: Sendable>: Sendable {
  /// The next element.
  case next(Element)
  /// The stream ended because something failed.
  case error(any Error)
  /// The stream ended as it should.
  case completed
}

extension Event {
  /// Whether nothing may follow this event.
  @inlinable public var isStop: Bool {
    if case .next = self { false } else { true }
  }

  /// The element, when this is one.
  @inlinable public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, when this is one.
  @inlinable public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// The same event with another element.
  @inlinable public func map<Result: Sendable>(
    _ transform: (Element) throws -> Result
  ) rethrows -> Event<Result> {
    switch self {
    case .next(let element): .next(try transform(element))
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }
}

extension Event: Equatable where Element: Equatable {
  /// Compares elements as values and errors by what they say of themselves.
  @inlinable public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)):
      String(reflecting: left) == String(reflecting: right)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension Event: CustomStringConvertible {
  /// The event as people write it in a marble diagram.
  @inlinable public var description: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
