/// A large value that copies of a node share: nodes are copied often, and few have one of their own.
package final class Shared<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value

  /// Takes the value.
  package init(_ value: Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
