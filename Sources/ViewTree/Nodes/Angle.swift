/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }
  /// An angle in degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }
  /// No angle.
  public static let zero = Angle()
}
