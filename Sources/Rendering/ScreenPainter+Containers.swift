import AuditModel
import Layout
import ViewTree

/// The thin lines and shades of lists, alerts and sheets.
extension ScreenPainter {
  /// Whether lines lie over the content of a node.
  func hasLinesOverContent(_ index: NodeID) -> Bool {
    if case .list = tree[index].kind { true } else { false }
  }

  /// Paints what lies over the content of a node.
  mutating func paintLinesOverContent(of index: NodeID) {
    if case .list = tree[index].kind { paintSeparators(of: index) }
  }

  /// The grounds of the cards of a list.
  mutating func paintCards(of list: NodeID) {
    for card in tree.cards(of: list) where card.frame.intersects(extent) {
      guard case .color(let color) = tree.style(of: card.cell).background else { continue }
      body.append(
        SVGElement.rect(card.frame, radius: card.radius, fill: color.color(in: appearance)))
    }
  }

  /// The lines between the rows of a list, and around its sections.
  private mutating func paintSeparators(of list: NodeID) {
    for line in tree.cells(of: list).flatMap(\.lines) where line.frame.intersects(extent) {
      body.append(SVGElement.rect(line.frame, fill: line.color.color(in: appearance)))
    }
  }

  /// The shade that a modal alert or sheet puts over all that lies under it, unless the app has drawn
  /// one.
  mutating func paintUnder(_ index: NodeID) {
    let opacity =
      switch tree[index].kind {
      case .alert: appearance.isDark ? 0.48 : 0.2
      case .sheet: 0.2
      default: 0.0
      }
    guard opacity > 0, index != .root, facts[index.index].isModal else { return }
    let screen = Rect(origin: .zero, size: tree.environment.viewport)
    guard let shade = shade(before: index) else {
      body.append(SVGElement.rect(screen, fill: RGBColor.black.opacity(opacity)))
      return
    }
    // The bars of the screen, which an app's own shade does not reach here.
    let (above, below) = (shade.frame.y, screen.maxY - shade.frame.maxY)
    for (y, height) in [(0, above), (shade.frame.maxY, below)] where height > 0 {
      body.append(
        SVGElement.rect(
          Rect(x: 0, y: y, width: screen.width, height: height), fill: shade.color))
    }
    // The sides of the screen in landscape.
    for (x, width) in [(0, shade.frame.x), (shade.frame.maxX, screen.width - shade.frame.maxX)]
    where width > 0 {
      body.append(
        SVGElement.rect(
          Rect(x: x, y: shade.frame.y, width: width, height: shade.frame.height),
          fill: shade.color))
    }
  }

  /// The shade that an app puts over its screen itself: black or nearly so, and over all of the screen
  /// but its bars, which are less than half of it.
  private func shade(before index: NodeID) -> (frame: Rect, color: RGBColor)? {
    let (screen, safe) = (tree.environment.viewport, tree.environment.safeArea)
    let width = screen.width - safe.left - safe.right
    for other in NodeID.root..<index {
      let node = tree[other]
      guard node.isSeen, case .color(let fill) = tree.style(of: node).background,
        node.frame.width >= width, node.frame.height >= screen.height / 2
      else { continue }
      let color = fill.color(in: appearance).opacity(node.opacity)
      if color.alpha > 0, !color.isOpaque, max(color.red, color.green, color.blue) < 40 {
        return (node.frame, color)
      }
    }
    return nil
  }

  /// The shape of a sheet over a screen which has no radius of its own.
  ///
  /// That of an alert on iOS 26.1 (openuikit), which sheets are assumed to share: Apple publishes none.
  func sheetShape(of index: NodeID) -> SheetShape? {
    guard case .sheet = tree[index].kind, tree.style(of: index).cornerRadius == 0,
      (NodeID.root..<index).contains(where: { tree[$0].isSeen && tree[$0].end <= index })
    else { return nil }
    return SheetShape(
      frame: groundFrame(of: index), radius: 34,
      isAtEdge: groundFrame(of: index).maxY >= tree.environment.viewport.height - 0.5)
  }

  /// The frame in which the content of a scroll view is seen: it goes on behind bars at the lower edge, whose items
  /// lie on glass, and behind the home indicator.
  func window(of index: NodeID) -> Rect {
    let node = tree[index]
    var window = node.frame
    guard node.scrollAxes?.vertical == true else { return window }
    window.height = max(window.height, reachingEdges(index).maxY - window.y)
    return window
  }

  /// The grounds of a screen that go on under the bars, at the sides and at its edges.
  mutating func paintGroundsUnderBars() {
    paintGroundsUnderBars(tree.nodes.positions.filter { !isOverScreen($0) })
  }

  /// The grounds in a sheet that go on under its bars.
  mutating func paintGroundsUnderBars(in sheet: NodeID) {
    paintGroundsUnderBars(tree.descendants(of: sheet).filter { nearestCover(of: $0) == sheet })
  }

  private mutating func paintGroundsUnderBars(_ nodes: [NodeID]) {
    let scheme = colorScheme
    for node in nodes {
      let laidOut = tree[node]
      guard laidOut.goesOnUnderBars, laidOut.isSeen, laidOut.opacity == 1, !laidOut.isInBar,
        laidOut.scrollView == nil, !isScaled(node), let fill = tree.style(of: laidOut).background
      else { continue }
      let frame = reachingEdges(node)
      guard frame != laidOut.frame else { continue }
      colorScheme = facts[node.index].colorScheme
      body.append(SVGElement.rect(frame, fill: color(of: fill)))
    }
    colorScheme = scheme
  }

  /// Whether a node is drawn smaller or larger than it is laid out.
  private func isScaled(_ node: NodeID) -> Bool {
    tree.lineage(of: node).contains { screen.tree.scale(of: $0) != nil }
  }

  /// Whether a node lies in a sheet or an alert.
  private func isOverScreen(_ node: NodeID) -> Bool { nearestCover(of: node) != nil }

  /// The sheet or alert that a node lies in.
  private func nearestCover(of node: NodeID) -> NodeID? {
    tree.lineage(of: node).first { tree[$0].kind == .sheet || tree[$0].kind == .alert }
  }

  /// The frame of a list with the bars, the views over an edge of its safe area, and the safe areas that it is at.
  private func reachingEdges(_ node: NodeID) -> Rect {
    let frame = tree[node].frame
    let (screen, safe) = (tree.environment.viewport, tree.environment.safeArea)
    var (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    for inset in tree.safeAreaInsets where isBeside(node, inset) {
      let other = tree[inset].frame
      if other.y > frame.maxY - 0.5 { bottom = max(bottom, other.maxY) }
      if other.maxY < frame.y + 0.5 { top = min(top, other.y) }
      if other.x > frame.maxX - 0.5 { right = max(right, other.maxX) }
      if other.maxX < frame.x + 0.5 { left = min(left, other.x) }
    }
    if let search = searchBar(above: frame) { top = search.y }
    let bars = tree.nodes.positions.lazy.filter { tree[$0].isSeen && tree[$0].kind.isBar }
      .map { tree[$0].frame }
      .filter { abs($0.x - frame.x) < 0.5 && abs($0.maxX - frame.maxX) < 0.5 }
    // One bar may be at another one.
    while let bar = bars.first(where: { $0.height > 0.5 && abs($0.maxY - top) < 0.5 }) {
      top = bar.y
    }
    while let bar = bars.first(where: { $0.height > 0.5 && abs($0.y - bottom) < 0.5 }) {
      bottom = bar.maxY
    }
    if abs(top - safe.top) < 0.5 { top = 0 }
    if abs(bottom - screen.height + safe.bottom) < 0.5 { bottom = screen.height }
    if abs(left - safe.left) < 0.5 { left = 0 }
    if abs(right - screen.width + safe.right) < 0.5 { right = screen.width }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a view over an edge of the safe area lies beside a node that has all the room there.
  private func isBeside(_ node: NodeID, _ inset: NodeID) -> Bool {
    guard let around = tree[inset].parent, tree.lineage(of: node).contains(around),
      let content = tree.children(of: around).first(where: { $0 != inset })
    else { return false }
    return tree[content].frame == tree[node].frame
  }

  /// The frame of the field for searching that iOS has right above some content, with the room around it.
  private func searchBar(above content: Rect) -> Rect? {
    for node in tree.nodes.positions {
      guard case .textField(let state) = tree[node].kind, state.isSearch, tree[node].isSystemSized
      else { continue }
      return tree.lineage(of: node).map { tree[$0].frame }.first {
        abs($0.maxY - content.y) < 0.5 && abs($0.x - content.x) < 0.5
      }
    }
    return nil
  }

  /// A sheet goes on under the home indicator that it is at.
  private func reachingLowerEdge(_ frame: Rect) -> Rect {
    let (screen, safe) = (tree.environment.viewport, tree.environment.safeArea)
    guard abs(frame.maxY - screen.height + safe.bottom) < 0.5 else { return frame }
    return Rect(x: frame.x, y: frame.y, width: frame.width, height: screen.height - frame.y)
  }

  /// The glass of a bar, a sheet or an alert without a ground of its own, where content lies under it: no
  /// letter can be read through it. It has no colour of its own over a plain ground.
  mutating func paintGlass(_ index: NodeID, in frame: Rect) {
    if tree[index].kind.hasPlatters { return }
    let first = nearestCover(of: index).map(\.next) ?? .root
    let content = (min(first, index)..<index).contains { other in
      let node = tree[other]
      guard node.isSeen, node.end <= index, node.kind.hasShape else { return false }
      let window = node.scrollView.map { tree[$0].frame } ?? frame
      return node.frame.intersection(window).intersects(frame)
    }
    guard content else { return }
    let ground = color(.systemBackground, isElevated: facts[index.index].isElevated)
    body.append(
      SVGElement.rect(
        frame, radius: tree.style(of: index).cornerRadius, fill: ground.opacity(0.92)))
  }

  /// The frame of a background: a sheet at the bottom goes on beyond the edge of the screen, so that
  /// only its upper corners are round; the selected one of several segments keeps 2 points to the edge.
  func groundFrame(of index: NodeID) -> Rect {
    let node = tree[index]
    if case .sheet = node.kind { return reachingLowerEdge(node.frame) }
    // A view over the safe area covers the content up to the edge of the screen.
    if node.goesOnUnderBars, tree.lineage(of: index).contains(where: tree.safeAreaInsets.contains) {
      return reachingEdges(index)
    }
    guard case .button = node.kind, node.isSystemSized, tree.style(of: node).cornerRadius == 7,
      facts[index.index].traits.contains(.selected)
    else { return node.frame }
    return node.frame.inset(by: EdgeInsets(all: 2))
  }
}

/// The shape of a sheet, of which only the upper corners are round where it is at the lower edge of the screen.
struct SheetShape {
  let frame: Rect
  let radius: Double
  let isAtEdge: Bool

  var lowerRadius: Double { isAtEdge ? 0 : radius }

  /// A rectangle with round corners around all that is seen of its content.
  var clip: Rect {
    var clip = frame
    if isAtEdge { clip.height += radius }
    return clip
  }
}

extension NodeKind {
  /// Whether it is a bar of iOS at an edge of the screen.
  fileprivate var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar: true
    default: false
    }
  }

  /// Whether only its items are on glass, and content between them can be read.
  fileprivate var hasPlatters: Bool {
    switch self {
    case .tabBar, .toolbar: true
    default: false
    }
  }

  /// Whether it has letters or lines, and not only a colour.
  fileprivate var hasShape: Bool {
    switch self {
    case .text, .image, .symbol, .textField, .toggle, .slider, .pageControl: true
    default: false
    }
  }
}
