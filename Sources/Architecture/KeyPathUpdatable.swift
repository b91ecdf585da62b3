/// A value of which one makes changed copies instead of changing it.
package protocol KeyPathUpdatable {}

extension KeyPathUpdatable {
  /// A copy with another value in one place.
  package func with<Value>(_ keyPath: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    with(keyPath) { $0 = value }
  }

  /// A copy in which one place is changed.
  package func with<Value>(
    _ keyPath: WritableKeyPath<Self, Value>, changedBy change: (inout Value) -> Void
  ) -> Self {
    var copy = self
    change(&copy[keyPath: keyPath])
    return copy
  }
}
