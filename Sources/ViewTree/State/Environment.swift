import AuditModel

/// A value of the environment: of the variant in which the view is audited.
@propertyWrapper
public struct Environment<Value> {
  /// The value, read where it is used: a view may be made before the screen is built.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }

  private let keyPath: KeyPath<EnvironmentValues, Value> & Sendable

  /// Names a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value> & Sendable) { self.keyPath = keyPath }

  /// An object of the environment, which a view of Legible takes as a parameter.
  @available(*, unavailable, message: "give the object to the view's initializer")
  public init(_ type: Value.Type) where Value: AnyObject { notAvailable() }
}

extension Environment: Sendable {}

/// A length that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length at the text size of the variant, read where it is used.
  public var wrappedValue: Value {
    let size = EnvironmentValues.current.dynamicTypeSize
    return Value(style.scaledValue(Double(length), at: size))
  }

  private let length: Value
  private let style: TextStyle

  /// A length at Large that grows as the leading of a text style does, rounded to a third of a point
  /// (`UIFontMetrics`).
  public init(wrappedValue: Value, relativeTo style: TextStyle = .body) {
    length = wrappedValue
    self.style = style
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension TextStyle {
  /// The style for first-level headings.
  public static let title = TextStyle.title1
  /// The style for captions.
  public static let caption = TextStyle.caption1
}
