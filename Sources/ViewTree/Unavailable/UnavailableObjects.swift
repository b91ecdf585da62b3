/// An object that a view observes.
@available(
  *, unavailable,
  message: "give the values to the view's initializer, or keep a struct in @State"
)
public protocol ObservableObject {}

/// An object that a view keeps.
@available(
  *, unavailable,
  message: "give the values to the view's initializer, or keep a struct in @State"
)
@propertyWrapper
public struct StateObject<Value> {
  /// Is not there.
  public var wrappedValue: Value
  /// Is not there.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// An object that a view observes.
@available(
  *, unavailable,
  message: "give the values to the view's initializer, or keep a struct in @State"
)
@propertyWrapper
public struct ObservedObject<Value> {
  /// Is not there.
  public var wrappedValue: Value
  /// Is not there.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// An object of the environment.
@available(*, unavailable, message: "give the values to the view's initializer")
@propertyWrapper
public struct EnvironmentObject<Value> {
  /// Is not there.
  public var wrappedValue: Value { notAvailable() }
  /// Is not there.
  public init() { notAvailable() }
}

/// A value that an object publishes.
@available(*, unavailable, message: "use a property; the view is built anew for every variant")
@propertyWrapper
public struct Published<Value> {
  /// Is not there.
  public var wrappedValue: Value
  /// Is not there.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
