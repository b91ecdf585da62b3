/// Something and the tick on which it happened.
public struct Recorded<Value: Sendable>: Sendable {
  /// The tick.
  public let time: Int
  /// The event.
  public let value: Value

  /// Something that happens on a tick.
  public init(time: Int, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomStringConvertible {
  /// As people write it: `next(a) @ 210`.
  public var description: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// An element on a tick.
  public static func next<Element>(_ time: Int, _ element: Element) -> Recorded
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A failure on a tick.
  public static func error<Element>(
    _ time: Int, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// The end on a tick.
  public static func completed<Element>(
    _ time: Int, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }
}
