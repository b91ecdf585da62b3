import AuditModel

/// A part of a drawing as an `svg` element, with marks over it.
struct DrawingView {
  /// The elements of the drawing, or one that uses them.
  let content: String
  let view: Rect
  /// The extents at which it is shown; those of the view unless it is a thumbnail.
  var shownSize: Size?
  var marks: [Rect] = []
  var markWidth = 2.0
  /// The frames of the elements in their reading order, which are numbered.
  var order: [Rect] = []
  /// Whether reading begins on the right.
  var isRightToLeft = false

  /// The element; `attributes` come first, and the namespace is only needed in a file.
  func svg(_ attributes: String) -> String {
    let size = shownSize ?? view.size
    return "<svg \(attributes) viewBox=\"\(view.x.short) \(view.y.short) \(view.width.short) "
      + "\(view.height.short)\" width=\"\(size.width.short)\" height=\"\(size.height.short)\">"
      + content + numbers + outlines + "</svg>"
  }

  private var outlines: String {
    let shown = marks.filter { $0.intersects(view) || $0.isEmpty }.map { mark in
      "<rect x=\"\((mark.x - 2).short)\" y=\"\((mark.y - 2).short)\" "
        + "width=\"\((mark.width + 4).short)\" height=\"\((mark.height + 4).short)\" rx=\"3\"/>"
    }
    return shown.isEmpty
      ? ""
      : "<g fill=\"none\" stroke=\"#d70015\" stroke-width=\"\(markWidth.short)\">\(shown.joined())</g>"
  }

  /// Where the number of an element lies, inside of the drawing.
  private func start(of frame: Rect) -> Double {
    let x = isRightToLeft ? frame.maxX - 4 : frame.x + 4
    return max(view.x + 9, min(x, view.maxX - 9))
  }

  /// A line from element to element, and a number at the corner of each.
  private var numbers: String {
    let points = order.enumerated().filter { $0.element.intersects(view) }.map { index, frame in
      (number: index + 1, x: start(of: frame), y: max(frame.y + 4, view.y + 9))
    }
    guard !points.isEmpty else { return "" }
    let line = points.map { "\($0.x.short) \($0.y.short)" }.joined(separator: "L")
    let badges = points.map { point in
      "<circle cx=\"\(point.x.short)\" cy=\"\(point.y.short)\" r=\"8\"/>"
    }
    let digits = points.map { point in
      "<text x=\"\(point.x.short)\" y=\"\((point.y + 3.2).short)\">\(point.number)</text>"
    }
    return "<g class=\"order\"><path d=\"M\(line)\" fill=\"none\" stroke=\"#5856d6\" "
      + "stroke-opacity=\".6\" stroke-width=\"1.5\"/><g fill=\"#5856d6\">\(badges.joined())</g>"
      + "<g fill=\"#ffffff\" font-family=\"sans-serif\" font-size=\"9\" text-anchor=\"middle\">"
      + "\(digits.joined())</g></g>"
  }
}
