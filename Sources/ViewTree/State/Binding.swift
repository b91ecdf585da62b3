/// A value that a control shows and, in an app, changes.
///
/// Here it is the value alone: nothing is ever changed, since actions do not run.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The value; what is assigned to it is ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  private let value: Value

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Takes what `get` returns; `set` is never called.
  public init(get: () -> Value, set: @escaping (Value) -> Void) { value = get() }

  /// Takes another binding, as `$element` in a closure does.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  package init(_ value: Value) { self.value = value }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(value) }

  /// A binding to a part of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member>
  {
    Binding<Member>(value[keyPath: keyPath])
  }

  /// A binding to the value that an optional has, or none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.value else { return nil }
    self.init(value)
  }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { value.id }
}

/// An object whose properties controls bind, such as one that is `@Observable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// The bindings of its properties.
  public var projectedValue: Bindable<Value> { self }

  /// Takes an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(wrappedValue[keyPath: keyPath])
  }
}

extension Bindable: Sendable where Value: Sendable {}
