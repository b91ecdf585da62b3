/// A shape: a rectangle with more or less round corners.
public protocol Shape: NodeView, Sendable {
  /// How round the corners are in points; what is more than half the shorter side makes a capsule.
  var cornerRadius: Double { get }
  /// Whether it is as high as it is wide.
  var isSquare: Bool { get }
}

extension Shape {
  /// False.
  public var isSquare: Bool { false }

  /// The shape in the foreground colour, which takes all the room there is.
  public var node: ViewNode { filled(.color(.foreground(level: 0))) }

  /// The shape in a style.
  public func fill(_ style: some ShapeStyle) -> ViewNode { filled(style.fill) }

  /// The outline of the shape.
  public func stroke(_ style: some ShapeStyle = .primary, lineWidth: Double = 1) -> ViewNode {
    outlined(style.color, lineWidth)
  }

  /// The outline of the shape.
  public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> ViewNode {
    outlined(style.color, line.lineWidth)
  }

  /// The outline of the shape, inside of its edge.
  public func strokeBorder(_ style: some ShapeStyle = .primary, lineWidth: Double = 1) -> ViewNode {
    outlined(style.color, lineWidth)
  }

  /// A part of the outline: the whole of it.
  public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }

  /// The shape, smaller by so much on all sides.
  public func inset(by amount: Double) -> Self { self }

  private func filled(_ fill: Fill) -> ViewNode {
    var node = ViewNode.area(fill)
    node.style.cornerRadius = cornerRadius
    node.layout.aspectRatio = isSquare ? 1 : nil
    return node
  }

  private func outlined(_ color: Color, _ width: Double) -> ViewNode {
    var node = ViewNode.area(nil)
    node.style.borderColor = color
    node.style.borderWidth = width
    node.style.cornerRadius = cornerRadius
    node.layout.aspectRatio = isSquare ? 1 : nil
    return node
  }
}

/// How a line is drawn.
public struct StrokeStyle: Sendable {
  var lineWidth: Double

  /// A line so many points wide.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    dash: [Double] = []
  ) {
    self.lineWidth = lineWidth
  }

  /// The end of a line.
  public enum LineCap: Sendable { case butt, round, square }
  /// The corner of a line.
  public enum LineJoin: Sendable { case miter, round, bevel }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// How round the corners are in points.
  public let cornerRadius: Double

  /// A rectangle with corners so round.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
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

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
