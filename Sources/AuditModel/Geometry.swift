/// A width and a height in points.
public struct Size: Hashable, Sendable, Codable {
  /// The horizontal extent in points.
  public var width: Double
  /// The vertical extent in points.
  public var height: Double

  /// Makes a size from its two extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}

/// A position in points, from the top left corner of the screen.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a point from its distances to the left and top edges.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)
}

/// A rectangle in points, its origin at its top left corner.
public struct Rect: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a rectangle from its top left corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The empty rectangle at the top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The extents.
  public var size: Size { Size(width: width, height: height) }
  /// Whether there is nothing inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the two rectangles share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }

  /// The part that both rectangles share, or an empty rectangle.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether the other rectangle lies inside this one, with a slack in points.
  public func contains(_ other: Rect, slack: Double = 0) -> Bool {
    other.x >= x - slack && other.y >= y - slack
      && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }

  /// The rectangle without the insets on its four sides; never of negative size.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle moved by the given distances.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// Distances from the four edges of a rectangle in points; left and right are as seen on screen.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets from the four distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from all four edges.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance from any edge.
  public static let zero = EdgeInsets()

  /// Left and right distances together.
  public var horizontal: Double { left + right }
  /// Top and bottom distances together.
  public var vertical: Double { top + bottom }
}
