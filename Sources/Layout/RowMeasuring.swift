import AuditModel
import ViewTree

extension LayoutPass {
  /// The columns of a grid in so much width: how many, and how wide each.
  func columns(_ node: NodeID, _ layout: GridLayout, width: Double) -> (count: Int, width: Double) {
    let available = width < 0 ? environment.viewport.width : width
    let count =
      switch layout.columns {
      case .count(let count): max(1, count)
      case .adaptive(let minimum):
        max(1, Int((available + layout.columnSpacing) / max(1, minimum + layout.columnSpacing)))
      case .content: 1
      }
    let spacing = layout.columnSpacing * Double(count - 1)
    return (count, max(0, available - spacing) / Double(count))
  }

  /// The size of a grid: each row is as high as its highest child.
  func measureGrid(_ node: NodeID, _ layout: GridLayout, _ proposal: Proposal) -> Size {
    let columns = columns(node, layout, width: proposal.width)
    let heights = gridRowHeights(node, layout, columns)
    let spacing = layout.rowSpacing * Double(max(0, heights.count - 1))
    return Size(
      width: columns.width * Double(columns.count)
        + layout.columnSpacing * Double(columns.count - 1),
      height: heights.reduce(spacing, +))
  }

  /// The heights of a grid's rows.
  func gridRowHeights(
    _ node: NodeID, _ layout: GridLayout, _ columns: (count: Int, width: Double)
  ) -> [Double] {
    var heights: [Double] = []
    var position = 0
    forEachChild(node) { pass, child in
      let cell = Proposal(width: columns.width, height: Proposal.open)
      let height = pass.measure(child, cell).height
      if position % columns.count == 0 { heights.append(0) }
      heights[heights.count - 1] = max(heights[heights.count - 1], height)
      position += 1
    }
    return heights
  }

  /// The size of a bar.
  func measureBar(_ node: NodeID, _ proposal: Proposal) -> Size {
    let width = proposal.width < 0 ? environment.viewport.width : proposal.width
    let vertical = environment.verticalSizeClass
    switch nodes[node].kind {
    case .navigationBar(let isLarge):
      let height = SystemMetrics.navigationBarHeight(vertical)
      return Size(width: width, height: height + (isLarge ? largeTitleHeight(node) : 0))
    case .tabBar: return Size(width: width, height: SystemMetrics.tabBarHeight(vertical))
    default: return Size(width: width, height: SystemMetrics.navigationBarHeight(vertical))
    }
  }

  /// The height of the row that a large title adds under the bar's items.
  ///
  /// Source: 52 points on iOS 26 with the font of 34, whose line is 40.574 points high.
  func largeTitleHeight(_ node: NodeID) -> Double {
    var child = node.next
    while child < nodes[node].end {
      if attributes[child].barPlacement == .principal, let text = nodes[child].text {
        return texts[text].lineHeight.rounded(.up) + 11
      }
      child = nodes[child].end
    }
    return 0
  }
}
