import Accessibility
import AuditModel
import Layout
import TextShaping
import ViewTree

/// Paints the nodes of a screen from back to front.
struct ScreenPainter {
  let screen: AccessibleScreen
  let symbols: SymbolFonts
  let marked: Set<NodeID>
  /// The part of the plane that is drawn; what lies beyond is left out.
  private(set) var extent: Rect
  /// The nodes with the frames that they have before they are scaled.
  let tree: LaidOutTree
  let facts: [NodeFacts]
  /// The cells of the rows of lists, by their nodes.
  private let cells: [NodeID: ListCell]
  let prefix: String
  var glyphs: GlyphTable
  /// The versions of the icon fonts that the symbols so far are drawn with, by their names.
  private(set) var symbolFonts: [String: String] = [:]
  /// The elements that are painted so far.
  var body: [String] = []
  private var clipCount = 0
  var colorScheme: ColorScheme?

  init(
    _ screen: AccessibleScreen, extent: Rect, prefix: String, marked: Set<NodeID>,
    symbols: SymbolFonts, glyphs: GlyphTable
  ) {
    self.screen = screen
    self.extent = extent
    self.prefix = prefix
    self.marked = marked
    self.symbols = symbols
    self.glyphs = glyphs
    facts = NodeFacts.all(in: screen.tree)
    tree = screen.tree.unscaled
    cells = tree.cells
  }

  /// The appearance of the node that is being painted.
  var appearance: Appearance {
    var appearance = tree.environment.appearance
    if let colorScheme { appearance.isDark = colorScheme == .dark }
    return appearance
  }
  var isRightToLeft: Bool { tree.environment.layoutDirection == .rightToLeft }

  /// A colour of iOS as it is on this screen.
  func color(_ color: UIColor, isElevated: Bool = false) -> RGBColor {
    let color = Color(uiColor: color)
    return (isElevated ? color.elevated : color).color(in: appearance)
  }

  /// The symbol of a name; none where the fonts have nothing for it.
  mutating func symbol(_ name: String, weight: FontWeight = .regular) -> Symbol? {
    let symbol = Symbol(name, weight: weight, fonts: symbols)
    symbolFonts.merge(symbols.versions(for: symbol)) { known, _ in known }
    return symbol
  }

  /// A name for a shape that cuts something off, used once on this drawing.
  mutating func newClipName() -> String {
    clipCount += 1
    return "\(prefix)clip\(clipCount)"
  }

  /// Paints all nodes, each inside of what cuts it off.
  mutating func paintAll() {
    body.append(SVGElement.rect(extent, fill: color(.systemBackground)))
    paintGroundsUnderBars()
    var open: [Container] = []
    for index in tree.nodes.positions {
      while let last = open.last, last.end <= index { close(open.removeLast()) }
      let node = tree[index]
      guard node.isSeen else { continue }
      // Opacity is that of the whole group: what lies in it does not shine through itself.
      let isGroup = node.groupOpacity < 1
      if isGroup { body.append("<g opacity=\"\(max(0, node.groupOpacity).svg)\">") }
      let outside = extent
      let isScaled = beginScale(of: index)
      paint(index)
      let hasContent = node.end > index.next
      let clips =
        hasContent && (node.clips || node.scrollAxes != nil) && !hidesMarked(index)
      let hasLines = hasContent && hasLinesOverContent(index)
      let sheet = hasContent ? sheetShape(of: index) : nil
      guard isGroup || isScaled || clips || hasLines || sheet != nil else { continue }
      if let sheet {
        beginClip(to: sheet.clip, radius: sheet.radius)
        paintGroundsUnderBars(in: index)
      }
      if clips { beginClip(to: window(of: index), radius: tree.style(of: node).cornerRadius) }
      // Cards that are scrolled away do not reach over the bar.
      if case .list = node.kind { paintCards(of: index) }
      open.append(
        Container(
          node: index, end: node.end, hasLines: clips || hasLines,
          groups: [clips, sheet != nil, isGroup, isScaled].count { $0 }, outside: outside))
    }
    for last in open.reversed() { close(last) }
    colorScheme = nil
  }

  /// A node whose content is being painted.
  private struct Container {
    let node: NodeID
    let end: NodeID
    let hasLines: Bool
    /// How many elements are open around its content.
    let groups: Int
    /// The part of the plane that is drawn around it.
    let outside: Rect
  }

  private mutating func close(_ container: Container) {
    colorScheme = facts[container.node.index].colorScheme
    if container.hasLines { paintLinesOverContent(of: container.node) }
    body += Array(repeating: "</g>", count: container.groups)
    extent = container.outside
  }

  /// Begins a group that is drawn larger or smaller than it is laid out, where a node is one.
  private mutating func beginScale(of index: NodeID) -> Bool {
    guard let scale = screen.tree.scale(of: index) else { return false }
    let (x, y) = (scale.anchor.x, scale.anchor.y)
    body.append(
      "<g transform=\"matrix(\(scale.x.svgScale) 0 0 \(scale.y.svgScale) "
        + "\((x - x * scale.x).svg) \((y - y * scale.y).svg))\">")
    extent = scale.source(of: extent)
    return true
  }

  private mutating func paint(_ index: NodeID) {
    colorScheme = facts[index.index].colorScheme
    paintUnder(index)
    paintGround(index)
    switch tree[index].kind {
    case .navigationBar, .tabBar, .toolbar: paintPlatters(of: index)
    case .image, .symbol: tree.isRedacted(index) ? paintGreyShape(of: index) : paintImage(index)
    default: paintControl(index)
    }
    guard let text = tree.text(of: index) else { return }
    tree.isRedacted(index) ? paintGreyBars(of: text) : paint(text, at: index)
  }

  /// Begins a group of which only a part is seen.
  mutating func beginClip(to frame: Rect, radius: Double) {
    let name = newClipName()
    body += [
      "<clipPath id=\"\(name)\"><rect \(SVGElement.position(frame)) "
        + "\(SVGElement.corners(radius, of: frame))/></clipPath>",
      "<g clip-path=\"url(#\(name))\">",
    ]
  }

  /// Whether a marked node lies in it and sticks out, as it does before it is scrolled to.
  private func hidesMarked(_ index: NodeID) -> Bool {
    let node = tree[index]
    return marked.contains { marked in
      marked > index && marked < node.end && !node.frame.contains(tree[marked].frame, slack: 1)
    }
  }

  /// The background and the border.
  private mutating func paintGround(_ index: NodeID) {
    let node = tree[index]
    let frame = groundFrame(of: index)
    guard frame.intersects(extent) else { return }
    if !node.hasBackground, node.kind.isGlass { paintGlass(index, in: frame) }
    if let fill = tree.style(of: node).background {
      let color =
        node.isDisabled && isTint(fill, at: index) ? color(.tertiarySystemFill) : color(of: fill)
      if color.alpha > 0 {
        paintGround(frame, of: index, color)
      }
    }
    if let border = tree.style(of: node).borderColor, tree.style(of: node).borderWidth > 0 {
      body.append(
        SVGElement.outline(
          frame, radius: tree.style(of: node).cornerRadius,
          color: border.color(in: appearance), width: tree.style(of: node).borderWidth))
    }
  }

  /// The colour of a ground; a picture or a gradient is drawn in one grey.
  func color(of fill: Fill) -> RGBColor {
    switch fill {
    case .color(let color): color.color(in: appearance)
    case .picture: appearance.isDark ? RGBColor(60, 66, 72) : RGBColor(200, 210, 220)
    }
  }

  /// Fills a frame: the cells of a list have round corners only where their card does.
  private mutating func paintGround(_ frame: Rect, of index: NodeID, _ color: RGBColor) {
    guard let cell = cells[index] else {
      if let sheet = sheetShape(of: index) {
        body.append(
          SVGElement.card(frame, top: sheet.radius, bottom: sheet.lowerRadius, fill: color))
        return
      }
      body.append(
        SVGElement.rect(frame, radius: tree.style(of: index).cornerRadius, fill: color))
      return
    }
    // The ground of a card is drawn in one piece, without seams between rows.
    guard cell.hasGround else { return }
    body.append(
      SVGElement.card(frame, top: cell.topRadius, bottom: cell.bottomRadius, fill: color))
  }
}

extension LaidOutTree {
  /// The cells of all its lists, by their nodes.
  fileprivate var cells: [NodeID: ListCell] {
    var found: [NodeID: ListCell] = [:]
    for index in nodes.positions {
      guard case .list = nodes[index.index].kind else { continue }
      for cell in cells(of: index) { found[cell.node] = cell }
    }
    return found
  }
}
