/// A distance: so many points, or a share of what the parent has.
public enum Length: Hashable, Sendable {
  /// Points.
  case points(Double)
  /// A share of the parent's extent in the same direction, from 0 to 1.
  case fraction(Double)

  /// As much as there is.
  public static let infinity = Length.points(.infinity)
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Takes points as they are written.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// Takes whole points as they are written.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension Double {
  /// The number, or another one in the place of what is no number or has no end.
  func finite(or other: Double) -> Double { isFinite ? self : other }
}
