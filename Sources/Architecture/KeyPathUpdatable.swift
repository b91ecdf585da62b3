/// A value of which one makes changed copies instead of changing it.
public protocol KeyPathUpdatable {}

extension KeyPathUpdatable {
  /// A copy with another value in one place.
  public func with<Value>(_ keyPath: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    with(keyPath) { $0 = value }
  }

  /// A copy in which one place is changed.
  public func with<Value>(
    _ keyPath: WritableKeyPath<Self, Value>, changedBy change: (inout Value) -> Void
  ) -> Self {
    var copy = self
    change(&copy[keyPath: keyPath])
    return copy
  }

  /// A copy with another value in a place that may be missing: `\.lists[id: 3].name`.
  public func with<Value>(
    _ lens: (Lens<Self, Self>) -> Lens<Self, Value>, _ value: Value
  ) -> Self {
    with(lens) { $0 = value }
  }

  /// A copy in which a place that may be missing is changed: `\.lists[id: 3].cards`.
  public func with<Value>(
    _ lens: (Lens<Self, Self>) -> Lens<Self, Value>, changedBy change: (inout Value) -> Void
  ) -> Self {
    lens(.whole).changing(self, by: change)
  }
}
