import AuditModel

/// A value of the environment: of the variant in which the view is audited.
@propertyWrapper
public struct Environment<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Reads a value while the screen is built.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues.current[keyPath: keyPath]
  }

  /// An object of the environment, which a view of Legible takes as a parameter.
  @available(*, unavailable, message: "give the object to the view's initializer")
  public init(_ type: Value.Type) where Value: AnyObject { notAvailable() }
}

extension Environment: Sendable where Value: Sendable {}

/// A length that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length at the text size of the variant.
  public let wrappedValue: Value

  /// A length at Large that grows as the leading of a text style does, rounded to a third of a point
  /// (`UIFontMetrics`).
  public init(wrappedValue: Value, relativeTo style: TextStyle = .body) {
    let size = EnvironmentValues.current.dynamicTypeSize
    let scaled = Double(wrappedValue) * style.metricsScale(at: size)
    self.wrappedValue = Value((scaled * 3).rounded() / 3)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension TextStyle {
  /// The style for first-level headings.
  public static let title = TextStyle.title1
  /// The style for captions.
  public static let caption = TextStyle.caption1
}
