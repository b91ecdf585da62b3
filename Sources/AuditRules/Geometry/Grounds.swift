import AuditModel
import Layout
import ViewTree

/// The colours that lie behind the nodes of a tree.
struct Grounds {
  private let tree: LaidOutTree
  private let painted: [NodeID]
  private let hasGroups: Bool
  /// Whether there is any picture, gradient or blur.
  let havePictures: Bool

  /// The ground of a text.
  enum Behind {
    /// Colours only.
    case color(Ground)
    /// A picture, and how many colours lie over it.
    case picture(layersOver: Int)
  }

  init(_ tree: LaidOutTree) {
    self.tree = tree
    hasGroups = tree.nodes.contains { $0.groupOpacity < 1 }
    painted = tree.paintedNodes.filter { tree[$0].paint != nil }
    havePictures = painted.contains { tree[$0].paint == .picture }
  }

  /// The background of a node, from the screen up.
  func behind(_ node: NodeID) -> Behind {
    var layers: [Ground.Layer] = []
    for index in painted.reversed() where index <= node {
      let below = tree[index]
      guard let fill = below.paint, index != node || below.style.background != nil else { continue }
      let shared = tree.sharedScrollView(of: index, and: node)
      let text = area(of: tree[node].content, in: node, upTo: shared, whenAway: .atTheEdge)
      let paint = area(of: below.frame, in: index, upTo: shared, whenAway: .nowhere)
      guard paint.intersects(text) else { continue }
      guard case .color(let color) = fill else { return .picture(layersOver: layers.count) }
      layers.append(Ground.Layer(color: color, groups: groups(around: index)))
      if below.opacity == 1, color.isOpaque, paint.contains(text, slack: 1) { break }
    }
    return .color(Ground(layers: layers.reversed(), groups: groups(around: node)))
  }

  /// The groups with an opacity of their own that a node lies in or is, the outermost first.
  private func groups(around node: NodeID) -> [Ground.Group] {
    guard hasGroups, tree[node].opacity < 1 else { return [] }
    return tree.lineage(of: node).filter { tree[$0].groupOpacity < 1 }.reversed()
      .map { Ground.Group(node: $0, opacity: tree[$0].groupOpacity) }
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

/// Colours over each other, the lowest first, over the colour of an empty screen; a group is one picture
/// before its opacity lets through what is behind it.
struct Ground {
  struct Group: Equatable {
    let node: NodeID
    let opacity: Double
  }

  struct Layer {
    let color: Color
    let groups: [Group]
  }

  let layers: [Layer]
  /// The groups around the text.
  let groups: [Group]

  /// The colour behind the text, or that of the text itself over it.
  func color(in appearance: Appearance, under text: Color? = nil) -> RGBColor {
    if !hasGroups { return plainColor(in: appearance, under: text) }
    var picture = Picture(Color.systemBackground.color(in: appearance))
    for layer in layers { picture.draw(layer.color.color(in: appearance), in: layer.groups) }
    if let text { picture.draw(text.color(in: appearance), in: groups) }
    picture.open([])
    return picture.color
  }

  private var hasGroups: Bool {
    !groups.isEmpty || layers.contains { !$0.groups.isEmpty }
  }

  private func plainColor(in appearance: Appearance, under text: Color?) -> RGBColor {
    let ground = layers.reduce(Color.systemBackground.color(in: appearance)) {
      $1.color.color(in: appearance).over($0)
    }
    return text.map { $0.color(in: appearance).over(ground) } ?? ground
  }

  /// The colour of a point while groups are drawn.
  private struct Picture {
    private var open: [(group: Group, color: RGBColor)] = []
    private(set) var color: RGBColor

    init(_ color: RGBColor) { self.color = color }

    mutating func draw(_ own: RGBColor, in groups: [Group]) {
      open(groups)
      color = own.over(color)
    }

    /// Ends the groups that are not among these, and begins those that are missing.
    mutating func open(_ groups: [Group]) {
      while let last = open.last, !groups.contains(last.group) {
        color = color.opacity(last.group.opacity).over(last.color)
        open.removeLast()
      }
      for group in groups.dropFirst(open.count) {
        open.append((group, color))
        color = .clear
      }
    }
  }
}

extension LaidOutText {
  /// The least contrast of text with its ground (WCAG 2.2, 1.4.3): 3 to 1 for large text, which has 18
  /// points, or 14 in bold; otherwise 4.5 to 1.
  var requiredContrast: Double {
    drawnPointSize >= 18 || (drawnPointSize >= 14 && weight.weightClass >= 700) ? 3 : 4.5
  }
}
