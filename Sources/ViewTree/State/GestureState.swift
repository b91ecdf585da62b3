/// A value that a view has during a gesture: its first value, since no gesture is going on.
@propertyWrapper
public struct GestureState<Value> {
  /// The first value.
  public let wrappedValue: Value

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Begins with a value, which it has again after the gesture.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Begins with a value, which it has again after the gesture.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: Sendable where Value: Sendable {}
