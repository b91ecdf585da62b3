/// Key frames, which are never reached.
public struct Keyframes: Sendable {
  /// No key frames.
  public init() {}
}

/// Gathers key frames.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes the values of a property.
  public static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) {}
  /// Takes a value.
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) {}
  /// Joins key frames.
  public static func buildBlock(_ parts: Void...) -> Keyframes { Keyframes() }
}

/// The values of a property at key frames.
public struct KeyframeTrack<Root, Value> {
  /// The values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> KeyframeTrackValues<Value>
  ) {}
}

/// Values at key frames.
public struct KeyframeTrackValues<Value> {}

/// A value at a key frame.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Gathers the values of a property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Takes a value.
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) {}
  /// Joins values.
  public static func buildBlock(_ parts: Void...) -> KeyframeTrackValues<Value> {
    KeyframeTrackValues()
  }
}

/// A value that is reached along a line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// A value after so many seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// A value after so many seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value that is reached as a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// A value after so many seconds.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// A value.
  public init(_ to: Value) {}
}
