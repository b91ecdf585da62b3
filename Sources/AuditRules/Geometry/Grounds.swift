import Accessibility
import AuditModel
import Layout
import ViewTree

/// The colours that lie behind the nodes of a tree.
///
/// One object, which several rules share.
final class Grounds {
  private let tree: LaidOutTree
  private let painted: [PaintedNode]
  /// The nodes that iOS draws on glass, from back to front: few.
  private let glass: [NodeID]
  private let hasGroups: Bool
  /// Whether there is any picture, gradient, blur or symbol.
  let havePictures: Bool

  /// The ground of a text.
  enum Behind {
    /// Colours only.
    case color(Ground)
    /// A symbol of one colour on colours; its strokes leave some of them free.
    case symbol(Ground, on: Ground)
    /// The node with a picture, and how many colours lie over it.
    case picture(NodeID, layersOver: Int)
  }

  init(_ tree: LaidOutTree) {
    self.tree = tree
    hasGroups = tree.nodes.positions.contains { tree[$0].groupOpacity < 1 }
    painted = tree.paintedNodes.compactMap { PaintedNode($0, in: tree) }
    glass = tree.paintedNodes.filter { tree.isGlass($0) }
    havePictures = painted.contains { $0.paint.hasSeveralColors }
  }

  /// The background of a node, from the screen up.
  func behind(_ node: NodeID) -> Behind { behind(node, includesOwn: true) }

  /// The background around a node, without the colours of its own.
  func around(_ node: NodeID) -> Behind { behind(node, includesOwn: false) }

  private func behind(_ node: NodeID, includesOwn: Bool) -> Behind {
    var layers: [Ground.Layer] = []
    var symbol: (layer: Ground.Layer, layersOver: Int)?
    let glass = glass.last { $0 <= node && node < tree[$0].end }
    let (content, scrollView) = (tree[node].content, tree[node].scrollView)
    search: for below in painted.prefix(painted.firstPosition { $0.node > node }).reversed() {
      let index = below.node
      guard index != node || (includesOwn && below.hasBackground) else { continue }
      // A symbol that is higher than its bar is no ground of the content below.
      if tree[index].isInBar, !tree[node].isInBar { continue }
      var (shared, text, painted) = (scrollView, content, below.frame)
      if below.scrollView != scrollView {
        shared = tree.sharedScrollView(of: index, and: node)
        text = area(of: content, in: node, upTo: shared, whenAway: .atTheEdge)
        painted = area(of: below.frame, in: index, upTo: shared, whenAway: .nowhere)
      }
      painted = clipped(painted, of: index, beside: node)
      guard painted.intersects(text), !tree.isPicture(index, beforeTitle: node) else { continue }
      // Under glass symbols are blurred, and iOS adapts the glass to what scrolls by.
      let isUnderGlass = glass.map { index < $0 && below.end <= $0 } ?? false
      if isUnderGlass, below.scrollView != shared { continue }
      switch below.paint {
      case .picture: return .picture(index, layersOver: layers.count)
      case .symbol(let color):
        if symbol != nil || isUnderGlass { continue }
        let layer = Ground.Layer(color: color, groups: groups(around: index))
        if isWithin(text, solidSymbol: index) {
          layers.append(layer)
        } else {
          symbol = (layer, layers.count)
        }
      case .color(let color):
        layers.append(Ground.Layer(color: color, groups: groups(around: index)))
        if below.isOpaque, painted.contains(text, slack: 1) { break search }
      }
    }
    let groups = groups(around: node)
    let ground = Ground(layers: layers.reversed(), groups: groups)
    guard let symbol else { return .color(ground) }
    layers.insert(symbol.layer, at: symbol.layersOver)
    return .symbol(Ground(layers: layers.reversed(), groups: groups), on: ground)
  }

  /// The part of a frame within the view that clips it and does not scroll, where the other node is not in that view.
  private func clipped(_ frame: Rect, of index: NodeID, beside node: NodeID) -> Rect {
    guard let clipper = tree[index].clipper, node < clipper || tree[clipper].end <= node,
      tree[clipper].scrollAxes == nil
    else { return frame }
    return frame.intersection(tree[clipper].frame)
  }

  /// Whether a text lies within a symbol that is filled, as a number in a disc does.
  private func isWithin(_ text: Rect, solidSymbol symbol: NodeID) -> Bool {
    let frame = tree[symbol].content
    return frame.intersection(text).area >= 0.8 * text.area
      && tree.imageName(of: symbol)?.hasSuffix(".fill") ?? false
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

/// A node that paints something, with all that is asked about it for each text over it.
private struct PaintedNode {
  let node: NodeID
  let end: NodeID
  let paint: Paint
  let frame: Rect
  let scrollView: NodeID?
  let hasBackground: Bool
  /// Whether it is one colour that nothing shines through.
  let isOpaque: Bool

  init?(_ node: NodeID, in tree: LaidOutTree) {
    guard let paint = tree.paint(of: tree[node]) else { return nil }
    self.node = node
    self.paint = paint
    end = tree[node].end
    frame = tree[node].frame
    scrollView = tree[node].scrollView
    hasBackground = tree[node].hasBackground
    isOpaque =
      if case .color(let color) = paint { tree[node].opacity == 1 && color.isOpaque } else { false }
  }
}

/// The colours that a node paints.
private enum Paint {
  /// One colour all over its frame.
  case color(Color)
  /// A symbol in one colour.
  case symbol(Color)
  /// A picture, a gradient or a blur.
  case picture

  /// Whether the ground that it makes has more than one colour.
  var hasSeveralColors: Bool { if case .color = self { false } else { true } }
}

extension LaidOutTree {
  /// The colours that a node puts behind the views on it.
  fileprivate func paint(of node: LaidOutNode) -> Paint? {
    switch node.hasBackground ? style(of: node).background : nil {
    case .color(let color): return .color(color)
    case .picture: return .picture
    case nil:
      guard case .image = node.kind else { return nil }
      let foreground = foreground(of: node)
      return node.isSymbol && !foreground.isPattern ? .symbol(foreground) : .picture
    }
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

  /// The colour behind the text, and that of the text itself over it.
  func colors(in appearance: Appearance, under text: Color) -> (text: RGBColor, ground: RGBColor) {
    if hasGroups { return (color(in: appearance, under: text), color(in: appearance)) }
    let ground = plainColor(in: appearance)
    return (text.color(in: appearance).over(ground), ground)
  }

  /// The colour behind the text, or that of the text itself over it.
  func color(in appearance: Appearance, under text: Color? = nil) -> RGBColor {
    if !hasGroups {
      let ground = plainColor(in: appearance)
      return text.map { $0.color(in: appearance).over(ground) } ?? ground
    }
    var picture = Picture(Color.systemBackground.color(in: appearance))
    for layer in layers { picture.draw(layer.color.color(in: appearance), in: layer.groups) }
    if let text { picture.draw(text.color(in: appearance), in: groups) }
    picture.open([])
    return picture.color
  }

  private var hasGroups: Bool {
    !groups.isEmpty || layers.contains { !$0.groups.isEmpty }
  }

  private func plainColor(in appearance: Appearance) -> RGBColor {
    layers.reduce(Color.systemBackground.color(in: appearance)) {
      $1.color.color(in: appearance).over($0)
    }
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

extension AccessibleScreen {
  /// The least contrast of a text with its ground, in the size that is seen.
  func requiredContrast(of text: LaidOutText) -> Double {
    requiredContrast(size: tree.shownPointSize(of: text), text.weight)
  }

  /// The least contrast of letters of so many points with their ground.
  func requiredContrast(size points: Double, _ weight: FontWeight) -> Double {
    let isLarge =
      points >= largeText.size || (points >= largeText.boldSize && weight.weightClass >= 700)
    return options[isLarge ? .contrastOfLargeText : .contrastOfText]
  }
}

extension RuleOption {
  /// The least contrast of text (WCAG 2.2, 1.4.3 AA; 1.4.6 AAA asks for 7).
  static let contrastOfText = number(
    "minimum", of: "text-contrast", "the least contrast of text", standard: 4.5, in: 1...21,
    unit: "to 1")
  /// The least contrast of large text (WCAG 2.2, 1.4.3 AA; 1.4.6 AAA asks for 4.5).
  static let contrastOfLargeText = number(
    "minimumOfLargeText", of: "text-contrast", "the least contrast of large text", standard: 3,
    in: 1...21, unit: "to 1")
}
