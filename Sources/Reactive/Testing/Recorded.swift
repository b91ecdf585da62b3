/// Something and the tick on which it happened.
package struct Recorded<Value: Sendable>: Sendable {
  /// The tick.
  package let time: Int
  /// The event.
  package let value: Value

  /// Something that happens on a tick.
  package init(time: Int, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomStringConvertible {
  /// As people write it: `next(a) @ 210`.
  package var description: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// An element on a tick.
  package static func next<Element>(_ time: Int, _ element: Element) -> Recorded
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A failure on a tick.
  package static func error<Element>(
    _ time: Int, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// The end on a tick.
  package static func completed<Element>(
    _ time: Int, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }
}
