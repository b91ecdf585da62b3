import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// How round the corners are in points.
  public let cornerRadius: Double

  /// A rectangle with corners so round.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// A rectangle with corners so wide and so high, which are drawn as round as they are wide.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cornerRadius = cornerSize.width
  }
}

/// A rectangle whose corners are not equally round; it is drawn with its largest corner.
public struct UnevenRoundedRectangle: Shape {
  /// How round its largest corner is in points.
  public let cornerRadius: Double

  /// A rectangle with a radius for each corner.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadius = max(
      topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
  }

  /// A rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    cornerRadius = max(
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
      cornerRadii.topTrailing)
  }
}

/// How round each corner of a rectangle is in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Double
  /// The bottom leading corner.
  public var bottomLeading: Double
  /// The bottom trailing corner.
  public var bottomTrailing: Double
  /// The top trailing corner.
  public var topTrailing: Double

  /// A radius for each corner.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The curve of a corner.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Half of any side.
  public let cornerRadius = fullRadius

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// A circle as large as there is room.
public struct Circle: Shape {
  /// Half of any side.
  public let cornerRadius = fullRadius
  /// True.
  public let isSquare = true

  /// A circle.
  public init() {}
}

/// An ellipse; it is drawn as a capsule.
public struct Ellipse: Shape {
  /// Half of any side.
  public let cornerRadius = fullRadius

  /// An ellipse.
  public init() {}
}

/// More than half of any side.
private let fullRadius = 10_000.0

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are not equally round.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }

  /// A rectangle whose corners are not equally round.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii) }
}

extension Shape where Self == Ellipse {
  /// An ellipse; it is drawn as a capsule.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
