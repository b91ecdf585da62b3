/// A value that a view has while it is shown, with its first value.
///
/// Nothing changes it, since actions do not run: a view in another state is made with another first
/// value, as in `LoginScreen(isLoading: true)`.
@propertyWrapper
public struct State<Value> {
  /// The first value; what is assigned to it is ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  private let value: Value

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(value) }

  /// Begins with a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Begins with a value.
  public init(initialValue: Value) { value = initialValue }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// A value that an app keeps in its user defaults: here, its default.
@propertyWrapper
public struct AppStorage<Value> {
  /// The default; what is assigned to it is ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  private let value: Value

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(value) }

  /// The default of a key.
  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// No value for a key.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension AppStorage: Sendable where Value: Sendable {}

/// A value that an app keeps for each of its scenes: here, its default.
public typealias SceneStorage = AppStorage

/// Whether a field has the focus, or which one has it: none.
///
/// For the look of a focused field, `TextField(_:text:state:)` takes its state.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// No focus; what is assigned to it is ignored.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  private let value: Value

  /// The argument of `focused`.
  public var projectedValue: Binding { Binding(value: value) }

  // In the type itself, so that a property without a value does not have to be named to the
  // initializer of its view.
  /// No focus.
  public init() where Value == Bool { value = false }

  /// No focus.
  public init<Field: Hashable>() where Value == Field? { value = nil }

  /// Where the focus is, for `focused`.
  @propertyWrapper
  public struct Binding {
    let value: Value

    /// Takes another one, as a view in the view does.
    public init(projectedValue: Binding) { self = projectedValue }

    init(value: Value) { self.value = value }

    /// No focus; what is assigned to it is ignored.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// Whether VoiceOver is on a view, or on which one: on none.
public typealias AccessibilityFocusState = FocusState

/// A name space for identities of views that animations connect.
@propertyWrapper
public struct Namespace: Sendable {
  /// An identity for `matchedGeometryEffect`.
  public struct ID: Hashable, Sendable {}

  /// The identity.
  public var wrappedValue: ID { ID() }

  /// A name space.
  public init() {}
}
