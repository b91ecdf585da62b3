import AuditModel

/// The part of a drawing that is shown around a mark.
enum CropFrame {
  /// The surroundings of a mark, so that people recognize the spot, in points.
  private static let context = Size(width: 48, height: 64)
  /// A smaller part is hard to place on the screen.
  private static let least = Size(width: 180, height: 110)
  /// A larger part would be shown smaller than its text can be read.
  private static let most = Size(width: 400, height: 320)
  /// A whole screen may have this extent, which that of an iPad has; one that scrolls is cropped.
  private static let mostOfScreen = 1400.0
  /// Outlines of marks lie outside of them.
  private static let margin = 4.0

  /// The size that shows all these marks, so that parts beside each other are of one size.
  static func size(showing marks: [Rect]) -> Size {
    Size(
      width: clamped((marks.map(\.width).max() ?? 0) + context.width, least.width, most.width),
      height: clamped((marks.map(\.height).max() ?? 0) + context.height, least.height, most.height))
  }

  /// A part of that size around a mark; what is larger than the part begins in it.
  static func around(_ mark: Rect, _ size: Size, in frame: Rect) -> Rect {
    let whole = Rect(
      x: frame.x - margin, y: frame.y - margin, width: frame.width + 2 * margin,
      height: frame.height + 2 * margin)
    let (width, height) = (min(size.width, whole.width), min(size.height, whole.height))
    let top = mark.height > height - 2 * margin ? mark.y - 3 * margin : mark.center.y - height / 2
    return Rect(
      x: clamped(mark.center.x - width / 2, whole.x, whole.maxX - width),
      y: clamped(top, whole.y, whole.maxY - height), width: width, height: height)
  }

  /// The whole screen; around the mark where it is longer than any screen.
  static func whole(_ frame: Rect, around mark: Rect?) -> Rect {
    guard let mark, max(frame.width, frame.height) > mostOfScreen else { return frame }
    return around(mark, Size(width: mostOfScreen, height: mostOfScreen), in: frame)
  }

  /// A square as wide as the screen, around the mark.
  static func square(_ frame: Rect, around mark: Rect?) -> Rect {
    let side = min(frame.width, frame.height)
    return around(
      mark ?? Rect(origin: Point(x: frame.x, y: frame.y), size: Size(width: side, height: 0)),
      Size(width: side, height: side), in: frame)
  }

  private static func clamped(_ value: Double, _ least: Double, _ most: Double) -> Double {
    max(least, min(value, most))
  }
}
