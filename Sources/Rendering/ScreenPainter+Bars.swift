import AuditModel
import Layout
import ViewTree

/// The capsules of glass on which iOS shows the items of bars.
extension ScreenPainter {
  /// Paints what lies under the items of a bar.
  mutating func paintPlatters(of bar: NodeID) {
    let items = tree.children(of: bar).filter { hasPlatter($0) }
    switch tree[bar].kind {
    case .navigationBar, .toolbar:
      for item in items { paintPlatter(tree[item].frame, of: bar) }
    case .tabBar: paintTabs(items, of: bar)
    default: break
    }
  }

  /// One platter for all tabs, with a shade of its own around the selected one.
  private mutating func paintTabs(_ tabs: [NodeID], of bar: NodeID) {
    guard let first = tabs.first else { return }
    var all = tree[first].frame
    let (left, right) = (
      tabs.map { tree[$0].frame.x }.min(), tabs.map { tree[$0].frame.maxX }.max()
    )
    all.x = left ?? all.x
    all.width = (right ?? all.maxX) - all.x
    paintPlatter(
      all.inset(by: EdgeInsets(all: tree.environment.hasTabBarAtTop ? 0 : -4)), of: bar)
    for tab in tabs where facts[tab.index].traits.contains(.selected) {
      let frame = tree[tab].frame
      body.append(
        SVGElement.rect(frame, radius: frame.height / 2, fill: color(.tertiarySystemFill)))
    }
  }

  /// In dark, glass is lighter than the ground of a screen or a sheet (the shade is assumed).
  private mutating func paintPlatter(_ frame: Rect, of bar: NodeID) {
    guard frame.intersects(extent) else { return }
    let shade = color(.label).opacity(0.1)
    let glass = color(
      appearance.isDark ? .secondarySystemBackground : .systemBackground,
      isElevated: facts[bar.index].isElevated)
    body += [
      SVGElement.rect(frame, radius: frame.height / 2, fill: glass.opacity(0.97)),
      SVGElement.outline(frame, radius: frame.height / 2, color: shade, width: 0.5),
    ]
  }

  /// Whether iOS puts an item on glass: titles of bars and items with a ground of their own have none.
  private func hasPlatter(_ item: NodeID) -> Bool {
    let node = tree[item]
    if case .spacer = node.kind { return false }
    return node.isSeen && !node.hasBackground && !facts[item.index].isBarTitle
  }
}
