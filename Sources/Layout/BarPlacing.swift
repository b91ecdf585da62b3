import AuditModel
import ViewTree

/// The items of a navigation bar at its sides, and its title between them.
extension LayoutPass {
  /// Items at the sides, the title in the middle of the bar or after the items before it.
  func placeNavigationBar(_ node: NodeID, isLarge: Bool) {
    let bar = nodes[node].content
    var title: NodeID?
    var items: [NodeID] = []
    forEachChild(node) { pass, child in
      if pass.attributes[child].barPlacement == .principal {
        title = child
      } else {
        items.append(child)
      }
    }
    let row = Rect(x: bar.x, y: bar.y, width: bar.width, height: SystemMetrics.barItemSize)
    let sides = placeItems(items, in: row)
    guard let title else { return }
    if isLarge {
      placeLargeTitle(title, in: bar)
    } else {
      placeTitle(title, beside: sides, in: row)
    }
  }

  private func placeLargeTitle(_ title: NodeID, in bar: Rect) {
    let margin = SystemMetrics.barMargin
    place(
      title, x: bar.x + margin,
      y: bar.y + SystemMetrics.navigationBarHeight + SystemMetrics.aboveLargeTitle,
      Proposal(width: max(0, bar.width - 2 * margin), height: Proposal.open))
  }

  /// Source: openuikit, measured on iOS 26.1.
  private func placeTitle(_ title: NodeID, beside sides: BarSides, in row: Rect) {
    let available = sides.titleFrame(in: row)
    let wanted = measure(title, Proposal(width: Proposal.open, height: row.height)).width
    let middle = row.x + row.width / 2
    let centered = middle - wanted / 2
    let distance = SystemMetrics.barTitleDistance
    let isCentered =
      centered >= sides.leading + distance && centered + wanted <= sides.trailing - distance
    let nearest = min(middle - sides.leading, sides.trailing - middle) - distance
    let offer = Proposal(
      width: isCentered ? 2 * nearest : available.width, height: row.height)
    let height = measure(title, offer).height
    place(
      title, x: isCentered ? centered : available.x, y: row.y + (row.height - height) / 2, offer)
  }

  /// The ends of the items at the two sides of a bar, or of its edges where there are none.
  private struct BarSides {
    var leading: Double
    var trailing: Double
    var hasLeading = false
    var hasTrailing = false

    /// The room of a title that is not in the middle of the bar.
    func titleFrame(in row: Rect) -> Rect {
      let start =
        hasLeading
        ? leading + SystemMetrics.movedTitleDistance : row.x + SystemMetrics.barMargin
      let end = min(
        trailing - SystemMetrics.barTitleDistance, row.maxX - SystemMetrics.barMargin)
      return Rect(x: start, y: row.y, width: max(0, end - start), height: row.height)
    }

    /// The distance of an item from the one before, or from the edge of the bar.
    func distance(after hasItem: Bool) -> Double {
      hasItem ? SystemMetrics.barItemSpacing : SystemMetrics.barMargin
    }

    /// The width of the items, with the distance between the two sides.
    func taken(of row: Rect) -> Double {
      let isOnBoth = hasLeading && hasTrailing
      return leading - row.x + row.maxX - trailing + (isOnBoth ? SystemMetrics.barItemSpacing : 0)
    }
  }

  /// Puts items at the two sides of a bar; where they have no room for one line each, none takes more than
  /// its half.
  private func placeItems(_ items: [NodeID], in row: Rect) -> BarSides {
    var (frames, sides) = arranged(items, in: row, most: .infinity)
    if sides.taken(of: row) > row.width {
      (frames, sides) = arranged(items, in: row, most: row.width / 2 - SystemMetrics.barMargin)
    }
    for (item, frame) in zip(items, frames) {
      placeBarItem(item, in: frame)
      if let button = backButton(in: item) { collapse(button) }
    }
    return sides
  }

  /// The platters of items, each at most so wide, from the sides of the bar on.
  ///
  /// The last item of the trailing side is at the edge. That SwiftUI shows them in the order of their
  /// declaration, unlike `UINavigationItem.rightBarButtonItems`, is assumed: it is published nowhere.
  private func arranged(
    _ items: [NodeID], in row: Rect, most: Double
  ) -> (frames: [Rect], sides: BarSides) {
    var sides = BarSides(leading: row.x, trailing: row.maxX)
    var frames = items.map { _ in Rect(x: row.x, y: row.y, width: 0, height: row.height) }
    for (position, item) in items.enumerated() where isLeading(item) {
      let x = sides.leading + sides.distance(after: sides.hasLeading)
      frames[position].x = x
      frames[position].width = min(itemWidth(item, height: row.height), most)
      sides.leading = frames[position].maxX
      sides.hasLeading = true
    }
    for (position, item) in items.enumerated().reversed() where !isLeading(item) {
      let width = min(itemWidth(item, height: row.height), most)
      frames[position].x = sides.trailing - sides.distance(after: sides.hasTrailing) - width
      frames[position].width = width
      sides.trailing = frames[position].x
      sides.hasTrailing = true
    }
    return (frames, sides)
  }

  private func isLeading(_ item: NodeID) -> Bool { attributes[item].barPlacement == .leading }

  /// The width that an item wants for one line; a back button is a chevron without a title.
  func itemWidth(_ item: NodeID, height: Double) -> Double {
    if backButton(in: item) != nil { return SystemMetrics.barItemSize }
    let wanted = measure(item, Proposal(width: Proposal.open, height: height)).width
    return max(wanted + 2 * itemInset(item), SystemMetrics.barItemSize)
  }

  /// The back button that an item is; SwiftUI's has a wrapper around it, whose only child it is.
  private func backButton(in item: NodeID) -> NodeID? {
    guard isLeading(item) else { return nil }
    var node = item
    while !isBackButton[node] {
      guard case .wrapper = nodes[node].kind, childCount(node) == 1 else { return nil }
      node = node.next
    }
    return node
  }

  /// The room at each side of an item; one with a ground of its own has none.
  private func itemInset(_ item: NodeID) -> Double {
    if nodes[item].hasBackground { return 0 }
    let hasText = (item..<nodes[item].end).contains { nodes[$0].text != nil }
    return hasText ? SystemMetrics.barTextInset : SystemMetrics.barSymbolInset
  }

  /// Puts an item into the middle of its platter, all of which can be touched.
  func placeBarItem(_ item: NodeID, in frame: Rect) {
    let inset = itemInset(item)
    let inner = Rect(
      x: frame.x + inset, y: frame.y, width: max(0, frame.width - 2 * inset),
      height: frame.height)
    let wanted = measure(item, Proposal(width: Proposal.open, height: frame.height)).width
    let offer = Proposal(
      width: wanted <= inner.width + 0.001 ? Proposal.open : inner.width, height: frame.height)
    placeItem(item, offer, in: inner)
    fill(frame, with: item)
  }

  /// Takes what is in an item away from sight.
  private func collapse(_ item: NodeID) {
    for index in item.next..<nodes[item].end { nodes[index].isCollapsed = true }
  }
}
