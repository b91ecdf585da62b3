import Foundation

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
  public func fill(
    _ style: some ShapeStyle = .foreground, style fillStyle: FillStyle = FillStyle()
  ) -> FilledShape {
    FilledShape(node: filled(style.fill))
  }

  /// The outline of the shape.
  public func stroke(
    _ style: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> FilledShape {
    outlined(style.color, lineWidth)
  }

  /// The outline of the shape.
  public func stroke(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> FilledShape {
    outlined(style.color, line.lineWidth)
  }

  /// The outline of the shape in the foreground colour, which is a shape, too.
  public func stroke(lineWidth: Double = 1) -> OutlineShape {
    OutlineShape(node: outlined(.foreground(level: 0), lineWidth).node, of: self)
  }

  /// The outline of the shape in the foreground colour, which is a shape, too.
  public func stroke(style line: StrokeStyle) -> OutlineShape { stroke(lineWidth: line.lineWidth) }

  /// The outline of the shape, inside of its edge.
  public func strokeBorder(
    _ style: some ShapeStyle = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> FilledShape {
    outlined(style.color, lineWidth)
  }

  /// The outline of the shape, inside of its edge.
  public func strokeBorder(
    _ style: some ShapeStyle = .foreground, style line: StrokeStyle, antialiased: Bool = true
  ) -> FilledShape {
    outlined(style.color, line.lineWidth)
  }

  /// A part of the outline: the whole of it.
  public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }

  /// The shape, smaller by so much on all sides.
  public func inset(by amount: Double) -> Self { self }

  /// The shape, turned as it is drawn, which changes no frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// The shape, larger or smaller as it is drawn, which changes no frame.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }

  /// The shape, larger or smaller as it is drawn, which changes no frame.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> Self { self }

  /// The shape, moved as it is drawn, which changes no frame.
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }

  /// The shape, moved as it is drawn, which changes no frame.
  public func offset(_ offset: CGSize) -> Self { self }

  private func filled(_ fill: Fill) -> ViewNode {
    var node = ViewNode.area(fill)
    node.style.cornerRadius = cornerRadius
    node.layout.aspectRatio = isSquare ? 1 : nil
    return node
  }

  private func outlined(_ color: Color, _ width: Double) -> FilledShape {
    var node = ViewNode.area(nil)
    node.style.borderColor = color
    node.style.borderWidth = width
    node.style.cornerRadius = cornerRadius
    node.layout.aspectRatio = isSquare ? 1 : nil
    return FilledShape(node: node)
  }
}

/// A shape in a style, with an outline or without one.
public struct FilledShape: NodeView {
  /// The description.
  public let node: ViewNode

  /// The outline of the shape over it.
  public func stroke(
    _ style: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> FilledShape {
    var copy = node
    copy.style.borderColor = style.color
    copy.style.borderWidth = lineWidth
    return FilledShape(node: copy)
  }

  /// The outline of the shape over it.
  public func stroke(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> FilledShape {
    stroke(style, lineWidth: line.lineWidth)
  }

  /// The outline of the shape over it, inside of its edge.
  public func strokeBorder(
    _ style: some ShapeStyle = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> FilledShape {
    stroke(style, lineWidth: lineWidth)
  }
}

/// The outline of a shape, which is a shape.
public struct OutlineShape: Shape {
  /// The description.
  public let node: ViewNode
  /// How round the corners are in points.
  public let cornerRadius: Double
  /// Whether it is as high as it is wide.
  public let isSquare: Bool

  fileprivate init(node: ViewNode, of shape: some Shape) {
    self.node = node
    cornerRadius = shape.cornerRadius
    isSquare = shape.isSquare
  }

  /// The outline in a style.
  public func fill(
    _ style: some ShapeStyle = .foreground, style fillStyle: FillStyle = FillStyle()
  ) -> FilledShape {
    FilledShape(node: node).stroke(style, lineWidth: node.style.borderWidth)
  }
}

/// How an area is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that overlap twice are not filled, and edges are smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How a line is drawn.
public struct StrokeStyle: Sendable {
  var lineWidth: Double

  /// A line so many points wide.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
  }

  /// The end of a line.
  public enum LineCap: Sendable { case butt, round, square }
  /// The corner of a line.
  public enum LineJoin: Sendable { case miter, round, bevel }
}
