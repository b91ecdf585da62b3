import Accessibility
import AuditModel
import Layout
import ViewTree

/// Equal shapes beside each other that only red and green distinguish, such as the results of the last matches.
struct ColouredShapes {
  private let screen: AccessibleScreen
  private var tree: LaidOutTree { screen.tree }

  init(_ screen: AccessibleScreen) { self.screen = screen }

  /// Whether a tree has as many filled shapes, and a red and a green one among them, as hardly any has.
  static func mayBe(in tree: LaidOutTree) -> Bool {
    let colors = tree.nodes.positions.compactMap { tree.shapeColor(of: $0) }
    return colors.count >= leastShapes && colors.contains(where: \.light.isRed)
      && colors.contains(where: \.light.isGreen)
  }

  /// Fewer may be the sides of something.
  private static let leastShapes = 4

  var violations: [Violation] {
    guard Self.mayBe(in: tree) else { return [] }
    let shapes = tree.nodes.positions.compactMap { node -> Shape? in
      guard let color = tree.shapeColor(of: node), screen.isReachable(node) else { return nil }
      let cell = tree.cell(around: node)
      guard let parent = tree[cell].parent, tree.isInLine(parent) else { return nil }
      return Shape(node: node, cell: cell, parent: parent, color: color)
    }
    return Dictionary(grouping: shapes, by: \.parent).sorted { $0.key < $1.key }.compactMap {
      violation(of: $1, in: $0)
    }
  }

  private struct Shape {
    let node: NodeID
    /// The view that is around it alone.
    let cell: NodeID
    let parent: NodeID
    let color: Color
  }

  private func violation(of shapes: [Shape], in parent: NodeID) -> Violation? {
    let colors = Set(shapes.map(\.color))
    guard shapes.count >= Self.leastShapes, colors.count < shapes.count,
      areAlone(shapes, in: parent),
      areEqual(shapes.map(\.node)), areNear(colors), !areNamed(shapes.count, beside: parent)
    else { return nil }
    let counts = Dictionary(grouping: shapes, by: \.color).mapValues(\.count)
    guard let rarest = shapes.min(by: { counts[$0.color] ?? 0 < counts[$1.color] ?? 0 }) else {
      return nil
    }
    return Violation(
      node: rarest.cell, weight: Double(shapes.count), .differInColor(shapes.count),
      evidence: [
        "shapes": .number(Double(shapes.count), unit: ""),
        "colors": .number(Double(colors.count), unit: ""),
      ],
      suggestion: "show a letter or a symbol on each, too")
  }

  /// Whether nothing else is seen in a view than these shapes.
  private func areAlone(_ shapes: [Shape], in parent: NodeID) -> Bool {
    let own = Set(shapes.map(\.node))
    return (parent.next..<tree[parent].end).allSatisfy { node in
      switch tree[node].kind {
      case .text, .image: !tree[node].isSeen
      case .rectangle: own.contains(node) || !tree[node].isSeen
      default: true
      }
    }
  }

  /// Whether shapes have one size, one form and one border.
  private func areEqual(_ shapes: [NodeID]) -> Bool {
    let first = shapes[0]
    let (size, style) = (tree[first].frame.size, tree.style(of: first))
    return shapes.allSatisfy { shape in
      let (own, look) = (tree[shape].frame.size, tree.style(of: shape))
      return abs(size.width - own.width) <= 1 && abs(size.height - own.height) <= 1
        && style.cornerRadius == look.cornerRadius && style.borderColor == look.borderColor
        && style.borderWidth == look.borderWidth
    }
  }

  /// Whether as many texts are right before or after the shapes, such as their letters.
  private func areNamed(_ count: Int, beside parent: NodeID) -> Bool {
    tree.neighbours(of: parent).contains { tree.seenTexts(in: $0).count == count }
  }

  /// Whether one colour is red and another one green that differs from it by little more than the hue.
  private func areNear(_ colors: Set<Color>) -> Bool {
    colors.contains { red in
      red.light.isRed
        && colors.contains { green in
          green.light.isGreen
            && (red.light.contrast(with: green.light) < 3
              || red.dark.contrast(with: green.dark) < 3)
        }
    }
  }
}

extension LaidOutTree {
  /// The colour of a shape of 10 to 60 points: a rectangle, or a view with a ground and nothing that is seen on it.
  fileprivate func shapeColor(of node: NodeID) -> Color? {
    let laidOut = self[node]
    guard laidOut.isSeen, laidOut.hasBackground, !laidOut.isDisabled, !isRedacted(node),
      case .color(let color)? = style(of: laidOut).background,
      (10...60).contains(laidOut.frame.width), (10...60).contains(laidOut.frame.height)
    else { return nil }
    switch laidOut.kind {
    case .rectangle: return color
    case .wrapper, .stack:
      let isEmpty = (node.next..<laidOut.end).allSatisfy {
        if case .spacer = self[$0].kind { true } else { false }
      }
      return isEmpty ? color : nil
    default: return nil
    }
  }

  /// The view around a shape in which nothing else is seen.
  fileprivate func cell(around shape: NodeID) -> NodeID {
    var cell = shape
    while let parent = self[cell].parent, isOnlySeenChild(cell, of: parent) { cell = parent }
    return cell
  }

  private func isOnlySeenChild(_ cell: NodeID, of parent: NodeID) -> Bool {
    var child = parent.next
    while child < self[parent].end {
      if child != cell, self[child].isSeen { return false }
      child = self[child].end
    }
    return true
  }

  /// Whether a node puts its children in a row, a column or a grid.
  fileprivate func isInLine(_ node: NodeID) -> Bool {
    switch self[node].kind {
    case .stack(let layout): layout.axis != .layered
    case .grid: true
    default: false
    }
  }
}

extension Message {
  fileprivate static func differInColor(_ count: Int) -> Message {
    "only their colours, red and green among them, distinguish these \(count) shapes"
  }
}
