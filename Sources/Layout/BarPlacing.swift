import AuditModel
import ViewTree

extension LayoutPass {
  /// Places the items of a bar.
  mutating func placeBar(_ node: Int) {
    if case .navigationBar(let isLarge) = nodes[node].kind {
      placeNavigationBar(node, isLarge: isLarge)
    } else {
      placeEvenly(node)
    }
  }

  /// Tabs and tools share the width evenly.
  private mutating func placeEvenly(_ node: Int) {
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
  private mutating func placeNavigationBar(_ node: Int, isLarge: Bool) {
    let bar = nodes[node].content
    let height = SystemMetrics.navigationBarHeight(environment.verticalSizeClass)
    var left = bar.x + SystemMetrics.barMargin
    var right = bar.maxX - SystemMetrics.barMargin
    var title: Int?
    forEachChild(node) { pass, child in
      guard pass.attributes[child].barPlacement != .principal else {
        title = child
        return
      }
      let isLeading = pass.attributes[child].barPlacement == .leading
      let wanted = pass.measure(child, Proposal(width: Proposal.open, height: height)).width
      // Items on both sides may meet in the middle, but one side does not push the other out.
      let most = bar.width / 2 - SystemMetrics.barMargin
      let width = min(max(wanted, SystemMetrics.barItemWidth), most)
      let x = isLeading ? left : right - width
      pass.placeItem(
        child, Proposal(width: wanted <= most ? Proposal.open : most, height: height),
        in: Rect(x: x, y: bar.y, width: width, height: height))
      if isLeading {
        left += width + SystemMetrics.barMargin
      } else {
        right = x - SystemMetrics.barMargin
      }
    }
    guard let title else { return }
    if isLarge {
      let offer = Proposal(width: max(0, bar.width - 32), height: Proposal.open)
      place(title, x: bar.x + 16, y: bar.y + height, offer)
    } else {
      let offer = Proposal(width: max(0, right - left), height: height)
      let size = measure(title, offer)
      let centered = bar.x + (bar.width - size.width) / 2
      let x = min(max(centered, left), max(left, right - size.width))
      place(title, x: x, y: bar.y + (height - size.height) / 2, offer)
    }
  }

  /// Puts an item into its part of a bar; all of that part can be touched.
  private mutating func placeItem(_ node: Int, _ proposal: Proposal, in frame: Rect) {
    place(node, x: frame.x, y: frame.y, proposal)
    let size = nodes[node].frame.size
    let dx = (frame.width - size.width) / 2
    let dy = (frame.height - size.height) / 2
    for index in node..<Int(nodes[node].end) {
      nodes[index].frame = nodes[index].frame.offset(x: dx, y: dy)
      nodes[index].content = nodes[index].content.offset(x: dx, y: dy)
    }
    nodes[node].frame = frame
  }
}
