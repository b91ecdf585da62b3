import AuditModel
import Layout
import ViewTree

/// The thin lines and shades of lists, bars, alerts and sheets.
///
/// iOS 26 draws bars and alerts on glass without lines; the bars and alerts
/// that are laid out here have the sizes of iOS 18 and before, which drew these lines.
extension ScreenPainter {
  /// A pixel of a screen with three of them to a point.
  private static let hairline = 1.0 / 3

  /// Whether lines lie over the content of a node.
  func hasLinesOverContent(_ index: NodeID) -> Bool {
    switch tree[index].kind {
    case .list, .navigationBar, .tabBar, .toolbar, .alert: true
    default: false
    }
  }

  /// Paints what lies over the content of a node.
  mutating func paintLinesOverContent(of index: NodeID) {
    let frame = tree[index].frame
    switch tree[index].kind {
    case .list: paintSeparators(of: index)
    case .navigationBar(let isLarge):
      if !isLarge { paintLine(y: frame.maxY, from: frame.x, to: frame.maxX) }
    case .tabBar, .toolbar: paintLine(y: frame.y, from: frame.x, to: frame.maxX)
    case .alert: paintAnswerLines(of: index)
    default: break
    }
  }

  private mutating func paintLine(y: Double, from x: Double, to maxX: Double) {
    let line = Rect(
      x: x, y: y - Self.hairline, width: max(0, maxX - x), height: Self.hairline)
    guard line.intersects(extent) else { return }
    body.append(SVGElement.rect(line, fill: color(.separator)))
  }

  /// A line between two rows, 16 points from the leading edge and 8 from the trailing one; none next
  /// to a heading or a note. A row whose content is hidden keeps its room and its lines.
  private mutating func paintSeparators(of list: NodeID) {
    let frame = tree[list].content
    let rows = tree.children(of: list)
    var y = frame.y
    for (row, next) in zip(rows, rows.dropFirst()) {
      y += rowHeight(row, top: y)
      guard !facts[row.index].isSectionText, !facts[next.index].isSectionText else { continue }
      paintLine(
        y: y, from: frame.x + (isRightToLeft ? 8 : 16),
        to: frame.maxX - (isRightToLeft ? 16 : 8))
    }
  }

  /// The height of a row: that of its content with the room around it, or that of the control which
  /// fills it.
  private func rowHeight(_ row: NodeID, top: Double) -> Double {
    var control = row
    while case .wrapper = tree[control].kind, tree[control].end > control.next {
      control = control.next
    }
    if abs(tree[control].frame.y - top) < 0.01,
      tree[control].frame.height >= SystemMetrics.rowHeight
    {
      return tree[control].frame.height
    }
    return max(SystemMetrics.rowHeight, tree[row].frame.height + SystemMetrics.rowInset.vertical)
  }

  /// A line over each answer that is as wide as the alert.
  private mutating func paintAnswerLines(of alert: NodeID) {
    let frame = tree[alert].frame
    for index in tree.descendants(of: alert) {
      guard case .button = tree[index].kind else { continue }
      let button = tree[index].frame
      guard button.width > 0.9 * frame.width, button.y > frame.y + 1, button.y < frame.maxY - 1
      else { continue }
      paintLine(y: button.y, from: frame.x, to: frame.maxX)
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
  }

  /// The shade that an app puts over its screen itself: black or nearly so, and over all of the screen
  /// but its bars, which are less than half of it.
  private func shade(before index: NodeID) -> (frame: Rect, color: RGBColor)? {
    let screen = tree.environment.viewport
    for other in NodeID.root..<index {
      let node = tree[other]
      guard node.isSeen, case .color(let fill) = node.style.background,
        node.frame.width >= screen.width, node.frame.height >= screen.height / 2
      else { continue }
      let color = fill.color(in: appearance).opacity(node.opacity)
      if color.alpha > 0, !color.isOpaque, max(color.red, color.green, color.blue) < 40 {
        return (node.frame, color)
      }
    }
    return nil
  }

  /// The frame of a background: a sheet at the bottom goes on beyond the edge of the screen, so that
  /// only its upper corners are round; the selected one of several segments keeps 2 points to the edge.
  func groundFrame(of index: NodeID) -> Rect {
    let node = tree[index]
    guard case .button = node.kind, node.isSystemSized, node.style.cornerRadius == 7,
      facts[index.index].traits.contains(.selected)
    else { return node.frame }
    return node.frame.inset(by: EdgeInsets(all: 2))
  }
}
