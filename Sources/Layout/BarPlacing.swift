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

  /// Items at the sides, the title in the middle of the bar, or of what the items leave.
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
    var free = placeItems(items, in: row)
    guard let title else { return }
    if isLarge {
      let offer = Proposal(width: max(0, bar.width - 32), height: Proposal.open)
      place(title, x: bar.x + 16, y: bar.y + height, offer)
      return
    }
    // When the title does not fit, UIKit shows a back button without its text.
    let wanted = measure(title, Proposal(width: Proposal.open, height: height)).width
    if wanted > free.width, items.contains(where: { isBackButton[$0] }) {
      free = placeItems(items, in: row, collapsingBack: true)
    }
    let offer = Proposal(width: free.width, height: height)
    let size = measure(title, offer)
    let centered = bar.x + (bar.width - size.width) / 2
    let x = min(max(centered, free.x), max(free.x, free.maxX - size.width))
    place(title, x: x, y: bar.y + (height - size.height) / 2, offer)
  }

  /// Puts items at the two sides of a bar and returns what is left between them.
  private func placeItems(
    _ items: [NodeID], in row: Rect, collapsingBack: Bool = false
  ) -> Rect {
    let margin = SystemMetrics.barMargin
    var left = row.x + margin
    var right = row.maxX - margin
    for item in items {
      let wanted = measure(item, Proposal(width: Proposal.open, height: row.height)).width
      // Items on both sides may meet in the middle, but one side does not push the other out.
      let most = row.width / 2 - margin
      let isCollapsed = collapsingBack && isBackButton[item]
      let width = isCollapsed ? 44 : min(max(wanted, SystemMetrics.barItemWidth), most)
      let isLeading = attributes[item].barPlacement == .leading
      let x = isLeading ? left : right - width
      placeItem(
        item, Proposal(width: wanted <= most ? Proposal.open : most, height: row.height),
        in: Rect(x: x, y: row.y, width: width, height: row.height))
      if isCollapsed { collapse(item) }
      if isLeading { left += width + margin } else { right -= width + margin }
    }
    return Rect(x: left, y: row.y, width: max(0, right - left), height: row.height)
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
