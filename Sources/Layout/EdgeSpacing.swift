import AuditModel
import SystemFont
import ViewTree

/// An edge of a view at which a stack puts another one.
enum StackEdge {
  case top, bottom, leading, trailing

  static func start(of axis: StackAxis) -> Self { axis == .vertical ? .top : .leading }
  static func end(of axis: StackAxis) -> Self { axis == .vertical ? .bottom : .trailing }

  var isVertical: Bool { self == .top || self == .bottom }
  var isStart: Bool { self == .top || self == .leading }
  var axis: StackAxis { isVertical ? .vertical : .horizontal }

  func distance(in insets: EdgeInsets) -> Double {
    switch self {
    case .top: insets.top
    case .bottom: insets.bottom
    case .leading: insets.left
    case .trailing: insets.right
    }
  }
}

/// The distances that a view keeps at one of its edges.
struct EdgeSpacing {
  /// Its part in a column of texts.
  var text: TextSide?
  /// Its distance to an edge that is no text.
  var besideEdge: Double?
  /// Whether it is an edge that texts keep their distance from.
  var isEdge = false
  /// Its distance to anything, where it names one.
  var own: Double?

  enum TextSide {
    /// A line, whose font adds so much over it.
    case line(leading: Double)
    /// A symbol, which has no distance to texts.
    case symbol
  }

  /// The edge of a shape, a control or a frame.
  static let plain = EdgeSpacing(isEdge: true)

  /// The distance to the view that follows; 8 points where neither names one.
  func distance(to next: EdgeSpacing) -> Double {
    var distances: [Double] = []
    switch (text, next.text) {
    case (.line, .line(let leading)): distances.append(leading)
    case (.symbol, .some), (.some, .symbol): distances.append(0)
    default: break
    }
    if isEdge, let distance = next.besideEdge { distances.append(distance) }
    if next.isEdge, let distance = besideEdge { distances.append(distance) }
    if distances.isEmpty { distances = [own, next.own].compactMap(\.self) }
    return distances.max() ?? 8
  }

  /// The distances of views beside each other, taken together.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    var union = self
    switch (text, other.text) {
    case (.line(let one), .line(let two)): union.text = .line(leading: max(one, two))
    case (_, .line(let leading)): union.text = .line(leading: leading)
    default: union.text = text ?? other.text
    }
    union.besideEdge = [besideEdge, other.besideEdge].compactMap(\.self).max()
    union.isEdge = isEdge || other.isEdge
    union.own = [own, other.own].compactMap(\.self).max()
    return union
  }
}

extension EdgeSpacing {
  /// The upper or the lower edge of a text: a tenth of its line, up to a whole pixel, over its line, and under its
  /// line from the height of capitals on.
  init(_ text: LaidOutText, at edge: StackEdge, pixel: Double) {
    let ascender = text.ascender
    let line = text.lineHeight
    let distance = (line * 0.1).roundedUp(to: pixel)
    self.text = .line(leading: (text.leading - text.lineSpacing - line).roundedUp(to: pixel))
    besideEdge =
      edge == .top
      ? line + distance - ascender
      : line + distance - min(SystemFont.capHeight * text.pointSize, ascender)
  }
}

extension Double {
  /// The next multiple of a pixel; what sums have lost is no pixel.
  fileprivate func roundedUp(to pixel: Double) -> Double {
    (self / pixel - 1e-6).rounded(.up) * pixel
  }
}
