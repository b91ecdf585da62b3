import AuditModel
import Layout
import ViewTree

/// The colours and the symbols of an element and of all in it, in the order of the tree.
package struct ElementLook: Hashable, Sendable {
  /// The colours of each part, and its symbol.
  package private(set) var paints: [Paint] = []

  /// The colours of a part, and its symbol.
  package struct Paint: Hashable, Sendable {
    /// Its style.
    package let style: Style
    /// The colour of its text or symbol.
    package let foreground: Color
    /// How opaque it is, from 0 to 1.
    package let opacity: Double
    /// The name of the symbol that it is, if it is one.
    package let symbol: String?

    /// Joins the four.
    package init(style: Style, foreground: Color, opacity: Double, symbol: String? = nil) {
      self.style = style
      self.foreground = foreground
      self.opacity = opacity
      self.symbol = symbol
    }
  }

  /// No colours.
  init() {}

  /// The colours that another run has written down.
  package init(recorded paints: [Paint]) { self.paints = paints }

  /// The colours of a node and of all in it that can be seen, with what modifiers have put around it.
  init(of node: NodeID, in tree: LaidOutTree) {
    var start = node
    while let parent = tree[start].parent, case .wrapper = tree[parent].kind, parent.next == start,
      tree[parent].end == tree[start].end
    {
      start = parent
    }
    paints = (start..<tree[start].end).filter { tree[$0].isSeen }.map {
      Paint(
        style: tree.style(of: $0), foreground: tree.foreground(of: $0),
        opacity: tree[$0].opacity, symbol: tree.isSign($0) ? tree.imageName(of: $0) : nil)
    }
  }

  /// Whether it has other colours or symbols than another look of the same parts; symbols may come and go.
  func differs(from other: ElementLook) -> Bool {
    guard paints.count(where: \.isNoSymbol) == other.paints.count(where: \.isNoSymbol) else {
      return false
    }
    // Rows have no chevron at their end while they are edited.
    return paints.count == other.paints.count
      ? paints != other.paints : withoutChevrons != other.withoutChevrons
  }

  private var withoutChevrons: [Paint] {
    paints.filter { $0.symbol?.hasPrefix("chevron") != true }
  }

  /// The symbols in it.
  var symbols: [String?] { paints.map(\.symbol) }

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

extension ElementLook.Paint {
  fileprivate var isNoSymbol: Bool { symbol == nil }
}

extension LaidOutTree {
  /// Whether it is a symbol, or the picture of a tab or another item of a bar.
  fileprivate func isSign(_ node: NodeID) -> Bool {
    if self[node].isSymbol { return true }
    guard self[node].isInBar, case .image = self[node].kind else { return false }
    return true
  }
}
