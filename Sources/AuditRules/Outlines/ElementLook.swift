import AuditModel
import Layout
import ViewTree

/// The colours of an element and of all in it, in the order of the tree.
package struct ElementLook: Hashable, Sendable {
  private var paints: [Paint] = []

  private struct Paint: Hashable, Sendable {
    let style: Style
    let foreground: Color
    let opacity: Double
  }

  /// No colours.
  init() {}

  /// The colours of a node and of all in it that can be seen.
  init(of node: NodeID, in tree: LaidOutTree) {
    paints = (node..<tree[node].end).filter { tree[$0].isSeen }.map {
      Paint(
        style: tree.style(of: tree[$0]), foreground: tree.foreground(of: tree[$0]),
        opacity: tree[$0].opacity)
    }
  }

  /// Whether it has as many parts as another look, so that their colours can be compared.
  func isOfSameParts(as other: ElementLook) -> Bool { paints.count == other.paints.count }

  /// Whether a line around it, or its ground, is red here and is not there.
  func turnsRed(from other: ElementLook) -> Bool { isMarkedRed && !other.isMarkedRed }

  private var isMarkedRed: Bool {
    paints.contains { paint in
      if paint.style.borderWidth > 0, paint.style.borderColor?.light.isRed == true { return true }
      guard case .color(let color)? = paint.style.background else { return false }
      return color.light.isRed
    }
  }
}

extension RGBColor {
  /// Whether people call it red: its hue is within 20° of red, and it is neither pale nor nearly black.
  fileprivate var isRed: Bool {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let least = min(green, blue)
    guard red > 102, red >= max(green, blue), (red - least) / red > 0.5 else { return false }
    return abs(green - blue) / (red - least) * 60 <= 20
  }
}
