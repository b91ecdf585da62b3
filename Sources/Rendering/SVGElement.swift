import AuditModel

/// Writes the elements of a drawing.
enum SVGElement {
  static func rect(_ frame: Rect, radius: Double = 0, fill: RGBColor) -> String {
    "<rect \(position(frame)) \(corners(radius, of: frame)) fill=\"\(fill)\"/>"
  }

  /// A rectangle whose upper corners may be rounder than its lower ones.
  static func card(_ frame: Rect, top: Double, bottom: Double, fill: RGBColor) -> String {
    if top == bottom { return rect(frame, radius: top, fill: fill) }
    let most = min(frame.width / 2, frame.height)
    let (top, bottom) = (max(0, min(top, most)), max(0, min(bottom, most)))
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "a\(radius.svg) \(radius.svg) 0 0 1 \((x * radius).svg) \((y * radius).svg)"
    }
    let (left, right) = (frame.x, frame.maxX)
    return "<path d=\"M\((left + top).svg) \(frame.y.svg)H\((right - top).svg)\(arc(top, 1, 1))"
      + "V\((frame.maxY - bottom).svg)\(arc(bottom, -1, 1))H\((left + bottom).svg)"
      + "\(arc(bottom, -1, -1))V\((frame.y + top).svg)\(arc(top, 1, -1))Z\" fill=\"\(fill)\"/>"
  }

  static func outline(
    _ frame: Rect, radius: Double, color: RGBColor, width: Double, dash: String? = nil
  ) -> String {
    let dashes = dash.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    return
      "<rect \(position(frame)) \(corners(radius, of: frame)) fill=\"none\" stroke=\"\(color)\" "
      + "stroke-width=\"\(width.svg)\"\(dashes)/>"
  }

  /// Straight lines from point to point with round ends.
  static func line(_ points: [Point], color: RGBColor, width: Double) -> String {
    let path = points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(point.x.svg) \(point.y.svg)"
    }.joined()
    return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width.svg)\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  /// Digits and signs in the machine's own font: marks on a drawing are no part of the screen.
  static func label(_ text: String, at center: Point, size: Double, color: RGBColor) -> String {
    "<text x=\"\(center.x.svg)\" y=\"\((center.y + 0.35 * size).svg)\" "
      + "font-family=\"sans-serif\" font-size=\"\(size.svg)\" text-anchor=\"middle\" "
      + "fill=\"\(color)\">\(text)</text>"
  }

  /// The radius of corners: two that are larger than half a side would make an ellipse of the frame.
  static func corners(_ radius: Double, of frame: Rect) -> String {
    "rx=\"\(max(0, min(radius, frame.width / 2, frame.height / 2)).svg)\""
  }

  static func position(_ frame: Rect) -> String {
    "x=\"\(frame.x.svg)\" y=\"\(frame.y.svg)\" width=\"\(frame.width.svg)\" "
      + "height=\"\(frame.height.svg)\""
  }
}
