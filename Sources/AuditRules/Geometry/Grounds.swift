import AuditModel
import Layout
import ViewTree

/// The colours that lie behind the nodes of a tree.
struct Grounds {
  private let tree: LaidOutTree
  private let painted: [NodeID]
  /// Whether there is any picture, gradient or blur.
  let havePictures: Bool

  /// The ground of a text.
  enum Behind {
    /// Colours only.
    case color(Ground)
    /// A picture, with the colours that lie over it.
    case picture([Color])
  }

  init(_ tree: LaidOutTree) {
    self.tree = tree
    painted = tree.nodes.positions.filter {
      tree[$0].paint != nil && tree[$0].isVisible
    }
    havePictures = painted.contains { tree[$0].paint == .picture }
  }

  /// The background of a node, from the screen up.
  func behind(_ node: NodeID) -> Behind {
    var layers: [Color] = []
    for index in painted.reversed() where index <= node {
      let below = tree[index]
      guard let fill = below.paint, index != node || below.style.background != nil else { continue }
      let shared = tree.sharedScrollView(of: index, and: node)
      let text = area(of: tree[node].content, in: node, upTo: shared, whenAway: .atTheEdge)
      let paint = area(of: below.frame, in: index, upTo: shared, whenAway: .nowhere)
      guard paint.intersects(text) else { continue }
      guard case .color(let color) = fill else { return .picture(layers) }
      layers.append(color.opacity(below.opacity))
      if below.opacity == 1, color.isOpaque, paint.contains(text, slack: 1) { break }
    }
    return .color(Ground(layers: layers))
  }

  private enum Away {
    /// It is not seen.
    case nowhere
    /// It is seen somewhere in the scroll view once that has been moved.
    case atTheEdge
  }

  /// The part of a rectangle that the scroll views around a node show, up to one that moves it
  /// together with the other node.
  private func area(of rect: Rect, in node: NodeID, upTo shared: NodeID?, whenAway: Away) -> Rect {
    var rect = rect
    var next = tree[node].scrollView
    while let scrollView = next, scrollView != shared {
      let window = tree[scrollView].frame
      if rect.intersects(window) {
        rect = rect.intersection(window)
      } else {
        guard whenAway == .atTheEdge else { return .zero }
        rect = window
      }
      next = tree[scrollView].scrollView
    }
    return rect
  }
}

extension LaidOutNode {
  /// The fill of its area: a picture or a symbol has no one colour.
  fileprivate var paint: Fill? {
    if let background = style.background { return background }
    if case .image = kind { return .picture }
    return nil
  }
}

/// Colours over each other, the uppermost first, over the colour of an empty screen.
struct Ground {
  let layers: [Color]

  func color(in appearance: Appearance) -> RGBColor {
    layers.reversed().reduce(Color.systemBackground.color(in: appearance)) {
      $1.color(in: appearance).over($0)
    }
  }
}

extension Color {
  fileprivate func opacity(_ factor: Double) -> Color {
    guard factor < 1 else { return self }
    return Color(
      light.opacity(factor), dark: dark.opacity(factor),
      lightIncreasedContrast: lightIncreasedContrast.opacity(factor),
      darkIncreasedContrast: darkIncreasedContrast.opacity(factor))
  }
}

extension LaidOutText {
  /// The least contrast of text with its ground (WCAG 2.2, 1.4.3): 3 to 1 for large text, which has 18
  /// points, or 14 in bold; otherwise 4.5 to 1.
  var requiredContrast: Double {
    drawnPointSize >= 18 || (drawnPointSize >= 14 && weight.weightClass >= 700) ? 3 : 4.5
  }
}
