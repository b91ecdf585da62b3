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
      case .fitting(let count): fits(node, layout, count, in: available) ? max(1, count) : 1
      case .content, .tracks: 1
      }
    let spacing = layout.columnSpacing * Double(count - 1)
    return (count, max(0, available - spacing) / Double(count))
  }

  /// Whether each cell of a grid is as wide as it wants to be in so many columns.
  private func fits(_ node: NodeID, _ layout: GridLayout, _ count: Int, in width: Double) -> Bool {
    let column = (width - layout.columnSpacing * Double(count - 1)) / Double(max(1, count))
    var widest = 0.0
    forEachChild(node) { pass, child in
      let open = Proposal(width: Proposal.open, height: Proposal.open)
      widest = max(widest, pass.measure(child, open).width)
    }
    return widest <= column + 0.001
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
}
