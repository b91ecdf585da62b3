import AuditModel
import ViewTree

extension LayoutPass {
  /// Places the items of a bar.
  func placeBar(_ node: NodeID) {
    if case .navigationBar(let isLarge) = nodes[node].kind {
      placeNavigationBar(node, isLarge: isLarge)
    } else {
      placeEvenly(node)
    }
  }

  /// Tabs and tools share the width evenly.
  private func placeEvenly(_ node: NodeID) {
    let bar = nodes[node].content
    let count = childCount(node)
    guard count > 0 else { return }
    let width = bar.width / Double(count)
    var x = bar.x
    forEachChild(node) { pass, child in
      let frame = Rect(x: x, y: bar.y, width: width, height: bar.height)
      pass.placeItem(child, Proposal(frame.size), in: frame)
      x += width
    }
  }

  /// Items at the sides, the title in the middle of the bar or after the items before it.
  ///
  /// How UIKit shares the width between items and title is published for iOS 26 only (openuikit,
  /// measured on iOS 26.1), and assumed to be the same before. Margins and distances are those of iOS 17.
  private func placeNavigationBar(_ node: NodeID, isLarge: Bool) {
    let bar = nodes[node].content
    let height = SystemMetrics.navigationBarHeight(environment.verticalSizeClass)
    var title: NodeID?
    var items: [NodeID] = []
    forEachChild(node) { pass, child in
      if pass.attributes[child].barPlacement == .principal {
        title = child
      } else {
        items.append(child)
      }
    }
    let row = Rect(x: bar.x, y: bar.y, width: bar.width, height: height)
    let isCrowded = width(of: items, in: row, collapsingBack: false) > row.width
    var sides = placeItems(items, in: row, collapsingBack: isCrowded)
    guard let title else { return }
    if isLarge {
      let offer = Proposal(width: max(0, bar.width - 32), height: Proposal.open)
      place(title, x: bar.x + 16, y: bar.y + height, offer)
      return
    }
    // When the title does not fit, UIKit shows a back button without its text.
    let wanted = measure(title, Proposal(width: Proposal.open, height: height)).width
    if wanted > sides.titleFrame(in: row).width {
      sides = placeItems(items, in: row, collapsingBack: true)
    }
    placeTitle(title, beside: sides, in: row)
  }

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

    /// The room of a title that is not in the middle of the bar.
    func titleFrame(in row: Rect) -> Rect {
      let start =
        hasLeading
        ? leading + SystemMetrics.movedTitleDistance : row.x + SystemMetrics.barMargin
      let end = min(
        trailing - SystemMetrics.barTitleDistance, row.maxX - SystemMetrics.barMargin)
      return Rect(x: start, y: row.y, width: max(0, end - start), height: row.height)
    }
  }

  /// The width of all items as wide as they want to be, with the distances between them.
  private func width(of items: [NodeID], in row: Rect, collapsingBack: Bool) -> Double {
    let sides = arranged(items, in: row, most: .infinity, collapsingBack: collapsingBack).sides
    let taken = sides.leading - row.x + row.maxX - sides.trailing
    let isOnBoth = sides.leading > row.x && sides.trailing < row.maxX
    return taken + (isOnBoth ? SystemMetrics.barItemSpacing : 0)
  }

  /// Puts items at the two sides of a bar; where they have no room for one line each, none takes more than
  /// its half.
  private func placeItems(
    _ items: [NodeID], in row: Rect, collapsingBack: Bool
  ) -> BarSides {
    let fits = width(of: items, in: row, collapsingBack: collapsingBack) <= row.width
    let most = fits ? .infinity : row.width / 2 - SystemMetrics.barMargin
    let (positions, sides) = arranged(items, in: row, most: most, collapsingBack: collapsingBack)
    for (item, place) in zip(items, positions) {
      placeBarItem(item, in: place.frame, after: place.isBack ? SystemMetrics.backChevronWidth : 0)
      if collapsingBack, place.isBack { collapse(item) }
    }
    return sides
  }

  /// The frames of items, each at most so wide, from the sides of the bar on.
  private func arranged(
    _ items: [NodeID], in row: Rect, most: Double, collapsingBack: Bool
  ) -> (positions: [(frame: Rect, isBack: Bool)], sides: BarSides) {
    var sides = BarSides(leading: row.x, trailing: row.maxX)
    var hasTrailing = false
    let positions = items.map { item in
      let isLeading = attributes[item].barPlacement == .leading
      let isBack = isBackButton[item] && isLeading && !sides.hasLeading
      let isFirst = isLeading ? !sides.hasLeading : !hasTrailing
      let distance =
        isFirst ? isBack ? 0 : SystemMetrics.barMargin : SystemMetrics.barItemSpacing
      let width = itemWidth(item, in: row, isBack: isBack, isCollapsed: collapsingBack && isBack)
      let frame = Rect(
        x: isLeading ? sides.leading + distance : sides.trailing - distance - min(width, most),
        y: row.y, width: min(width, most), height: row.height)
      if isLeading {
        sides.leading = frame.maxX
        sides.hasLeading = true
      } else {
        sides.trailing = frame.x
        hasTrailing = true
      }
      return (frame, isBack)
    }
    return (positions, sides)
  }

  /// The width that an item wants for one line; a back button without its title is as wide as a target.
  private func itemWidth(
    _ item: NodeID, in row: Rect, isBack: Bool, isCollapsed: Bool
  ) -> Double {
    if isCollapsed { return SystemMetrics.barItemWidth }
    let chevron = isBack ? SystemMetrics.backChevronWidth : 0
    let wanted = measure(item, Proposal(width: Proposal.open, height: row.height)).width + chevron
    return max(wanted, SystemMetrics.barItemWidth)
  }

  /// Puts an item into its part of a bar, after the room for a chevron.
  private func placeBarItem(_ item: NodeID, in frame: Rect, after chevron: Double) {
    let inner = Rect(
      x: frame.x + chevron, y: frame.y, width: max(0, frame.width - chevron),
      height: frame.height)
    let wanted = measure(item, Proposal(width: Proposal.open, height: frame.height)).width
    let offer = Proposal(
      width: wanted <= inner.width + 0.001 ? Proposal.open : inner.width, height: frame.height)
    placeItem(item, offer, in: inner)
    nodes[item].frame = frame
  }

  /// Takes what is in an item away from sight.
  private func collapse(_ item: NodeID) {
    for index in item.next..<nodes[item].end { nodes[index].isCollapsed = true }
  }

  /// Puts an item into its part of a bar; all of that part can be touched.
  private func placeItem(_ node: NodeID, _ proposal: Proposal, in frame: Rect) {
    place(node, x: frame.x, y: frame.y, proposal)
    let size = nodes[node].frame.size
    let dx = (frame.width - size.width) / 2
    let dy = (frame.height - size.height) / 2
    for index in node..<nodes[node].end {
      nodes[index].frame = nodes[index].frame.offset(x: dx, y: dy)
      nodes[index].content = nodes[index].content.offset(x: dx, y: dy)
    }
    nodes[node].frame = frame
  }
}
