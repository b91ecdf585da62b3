import AuditModel
import SystemFont
import ViewTree

/// The distances of the children of stacks that name no spacing, which SwiftUI chooses for each pair.
///
/// Source: `Spacing`, `Text+Spacing` and `StackLayout` of OpenSwiftUI, audited against SwiftUI 6.5.4.
extension LayoutPass {
  /// The distances between the children of a stack.
  func gaps(of node: NodeID, _ layout: StackLayout) -> StackGaps {
    guard layout.hasDefaultSpacing, layout.axis != .layered else {
      return StackGaps(uniform: layout.spacing)
    }
    if let known = defaultGaps[node] { return known }
    var distances: [Double] = []
    var previous: NodeID?
    forEachChild(node) { pass, child in
      if let previous {
        let (end, start) = (StackEdge.end(of: layout.axis), StackEdge.start(of: layout.axis))
        distances.append(
          pass.spacing(of: previous, at: end).distance(to: pass.spacing(of: child, at: start)))
      }
      previous = child
    }
    let gaps = StackGaps(distances)
    defaultGaps[node] = gaps
    return gaps
  }

  /// The distances that a view keeps at one of its edges.
  private func spacing(of node: NodeID, at edge: StackEdge) -> EdgeSpacing {
    if case .spacer = nodes[node].kind { return contentSpacing(of: node, at: edge) }
    let attributes = attributes[node]
    let resets = attributes.frame.map { edge.isVertical ? $0.namesHeight : $0.namesWidth } ?? false
    return resets || edge.distance(in: attributes.padding) != 0
      ? .plain : contentSpacing(of: node, at: edge)
  }

  private func contentSpacing(of node: NodeID, at edge: StackEdge) -> EdgeSpacing {
    switch nodes[node].kind {
    case .text:
      guard edge.isVertical, let text = nodes[node].text else { return EdgeSpacing() }
      return EdgeSpacing(texts[text], at: edge, pixel: 1 / environment.displayScale)
    case .symbol: return EdgeSpacing(text: edge.isVertical ? .symbol : nil)
    case .spacer:
      let axis = spacerAxis(node)
      return EdgeSpacing(own: axis == .layered || axis == edge.axis ? 0 : nil)
    case .stack(let layout) where layout.axis == edge.axis:
      let child = edge.isStart ? firstChild(node) : lastChild(node)
      return child.map { spacing(of: $0, at: edge) } ?? EdgeSpacing(own: 0)
    case .stack, .wrapper, .button: return union(of: node, at: edge) ?? EdgeSpacing(own: 0)
    case .toggle: return union(of: node, at: edge)?.union(.plain) ?? .plain
    case .overlay: return firstChild(node).map { spacing(of: $0, at: edge) } ?? .plain
    case .background: return lastChild(node).map { spacing(of: $0, at: edge) } ?? .plain
    default: return .plain
    }
  }

  private func union(of node: NodeID, at edge: StackEdge) -> EdgeSpacing? {
    var union: EdgeSpacing?
    forEachChild(node) { pass, child in
      let own = pass.spacing(of: child, at: edge)
      union = union?.union(own) ?? own
    }
    return union
  }

  private func firstChild(_ node: NodeID) -> NodeID? { hasChildren(node) ? node.next : nil }
}

/// The distances between the children of a stack.
struct StackGaps {
  /// The distance between any two, where it is the same.
  private let uniform: Double
  private let each: [Double]

  init(uniform: Double) {
    self.uniform = uniform
    each = []
  }

  init(_ distances: [Double]) {
    let first = distances.first ?? 0
    uniform = first
    each = distances.allSatisfy { $0 == first } ? [] : distances
  }

  /// The distance after the child at a position.
  subscript(position: Int) -> Double {
    each.indices.contains(position) ? each[position] : uniform
  }

  /// All distances between so many children together.
  func total(of count: Int) -> Double {
    each.isEmpty ? uniform * Double(max(0, count - 1)) : each.reduce(0, +)
  }
}

/// An edge of a view at which a stack puts another one.
private enum StackEdge {
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
private struct EdgeSpacing {
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

extension LayoutAttributes.Frame {
  fileprivate var namesHeight: Bool {
    height != nil || minHeight != nil || idealHeight != nil || maxHeight != nil
  }

  fileprivate var namesWidth: Bool {
    width != nil || minWidth != nil || idealWidth != nil || maxWidth != nil
  }
}
