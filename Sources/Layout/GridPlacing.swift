import AuditModel
import ViewTree

/// A grid whose columns follow their content, as SwiftUI's `Grid`: a column is as wide as the widest of
/// its cells, and columns, as rows, share the room as the children of a stack do, the least flexible one
/// first.
extension LayoutPass {
  /// A cell with its place in the plan.
  private struct PlacedCell {
    let node: NodeID
    let line: Int
    let plan: GridPlan.Cell
  }

  /// The widths of columns and the heights of rows.
  private struct Tracks {
    let widths: [Double]
    let heights: [Double]
    let layout: GridLayout

    var size: Size {
      Size(
        width: widths.reduce(0, +) + layout.columnSpacing * Double(max(0, widths.count - 1)),
        height: heights.reduce(0, +) + layout.rowSpacing * Double(max(0, heights.count - 1)))
    }

    func width(of cell: GridPlan.Cell) -> Double { layout.width(of: cell, widths) }

    func x(of cell: GridPlan.Cell) -> Double {
      widths[..<cell.column].reduce(0, +) + layout.columnSpacing * Double(cell.column)
    }
  }

  /// The size of a grid.
  func measureContentGrid(_ node: NodeID, _ layout: GridLayout, _ proposal: Proposal) -> Size {
    guard let plan = grids[node] else { return .zero }
    return tracks(gridCells(node, plan), plan, layout, proposal).size
  }

  /// The least and greatest extent of a grid along an axis.
  func contentGridRange(
    _ node: NodeID, _ layout: GridLayout, _ axis: StackAxis, cross: Double
  ) -> ClosedRange<Double> {
    guard let plan = grids[node] else { return 0...0 }
    let cells = gridCells(node, plan)
    let tracks: [ClosedRange<Double>]
    let spacing: Double
    if axis == .horizontal {
      tracks = ranges(of: columnItems(cells), count: plan.columnCount, axis)
      spacing = layout.columnSpacing
    } else {
      let widths = widths(cells, plan, layout, cross)
      tracks = ranges(of: rowItems(cells, layout, widths), count: plan.lines.count, axis)
      spacing = layout.rowSpacing
    }
    let between = spacing * Double(max(0, tracks.count - 1))
    let lower = tracks.reduce(between) { $0 + $1.lowerBound }
    return lower...max(lower, tracks.reduce(between) { $0 + $1.upperBound })
  }

  /// Places the cells of a grid, and its rows around them.
  func placeContentGrid(_ node: NodeID, _ layout: GridLayout, _ proposal: Proposal) {
    guard let plan = grids[node] else { return }
    let content = nodes[node].content
    let cells = gridCells(node, plan)
    let tracks = tracks(cells, plan, layout, proposal)
    var rest = cells[...]
    var y = content.y
    var line = 0
    forEachChild(node) { pass, child in
      let height = tracks.heights[line]
      let frame = Rect(x: content.x, y: y, width: tracks.size.width, height: height)
      pass.frameRow(child, plan.lines[line].depth, frame)
      let own = rest.prefix { $0.line == line }
      rest = rest.dropFirst(own.count)
      pass.place(Array(own), plan.lines[line].alignment, tracks, in: frame)
      y += height + layout.rowSpacing
      line += 1
    }
  }

  /// Gives a row and the wrappers around it their frames.
  private func frameRow(_ child: NodeID, _ depth: Int?, _ frame: Rect) {
    guard let depth else { return }
    var node = child
    for _ in 0...depth {
      nodes[node].frame = frame
      nodes[node].content = frame
      node = node.next
    }
  }

  private func place(
    _ cells: [PlacedCell], _ alignment: VerticalAlignment, _ tracks: Tracks, in frame: Rect
  ) {
    let vertical = AlignedSide.vertical(alignment)
    let offers = cells.map { Proposal(width: tracks.width(of: $0.plan), height: frame.height) }
    let guides = zip(cells, offers).map { guide($0.node, vertical, $1) }
    let deepest = zip(cells, guides).filter { $0.0.plan.anchor == nil }.map(\.1).max() ?? 0
    for ((cell, offer), own) in zip(zip(cells, offers), guides) {
      let size = measure(cell.node, offer)
      let left = frame.x + tracks.x(of: cell.plan)
      if let anchor = cell.plan.anchor {
        place(
          cell.node, x: left + (offer.width - size.width) * anchor.x,
          y: frame.y + (frame.height - size.height) * anchor.y, offer)
        continue
      }
      let side = AlignedSide.horizontal(cell.plan.horizontal)
      let x = left + side.share * offer.width - guide(cell.node, side, offer)
      let shared = alignment.isBaseline ? deepest : vertical.share * frame.height
      place(cell.node, x: x, y: frame.y + shared - own, offer)
    }
  }

  // MARK: Columns and rows

  private func tracks(
    _ cells: [PlacedCell], _ plan: GridPlan, _ layout: GridLayout, _ proposal: Proposal
  ) -> Tracks {
    let widths = widths(cells, plan, layout, proposal.width)
    let items = rowItems(cells, layout, widths)
    var heights = extents(
      of: items, count: plan.lines.count, layout.rowSpacing, proposal.height, .vertical)
    for line in plan.lines.indices where plan.lines[line].alignment.isBaseline {
      heights[line] = max(heights[line], baselineHeight(of: items.filter { $0.track == line }))
    }
    return Tracks(widths: widths, heights: heights, layout: layout)

    func baselineHeight(of items: [TrackItem]) -> Double {
      guard let line = items.first?.track else { return 0 }
      let side = AlignedSide.vertical(plan.lines[line].alignment)
      let offers = items.map { Proposal(width: $0.cross, height: Proposal.open) }
      let above = zip(items, offers).map { guide($0.node, side, $1) }
      let below = items.indices.map { measure(items[$0].node, offers[$0]).height - above[$0] }
      return (above.max() ?? 0) + (below.max() ?? 0)
    }
  }

  private func widths(
    _ cells: [PlacedCell], _ plan: GridPlan, _ layout: GridLayout, _ available: Double
  ) -> [Double] {
    var widths = extents(
      of: columnItems(cells), count: plan.columnCount, layout.columnSpacing, available, .horizontal)
    for cell in cells where cell.plan.span > 1 && !cell.plan.isWidthUnsized {
      let has = layout.width(of: cell.plan, widths)
      let between = layout.columnSpacing * Double(widths.count - 1)
      let free = max(0, available - between - widths.reduce(0, +))
      let offer = Proposal(width: available < 0 ? available : has + free, height: Proposal.open)
      let missing = measure(cell.node, offer).width - has
      guard missing > 0 else { continue }
      for column in cell.plan.columns { widths[column] += missing / Double(cell.plan.span) }
    }
    return widths
  }

  /// A cell that a track has to hold.
  private struct TrackItem {
    let track: Int
    let node: NodeID
    let cross: Double
  }

  private func columnItems(_ cells: [PlacedCell]) -> [TrackItem] {
    cells.filter { $0.plan.span == 1 && !$0.plan.isWidthUnsized }
      .map { TrackItem(track: $0.plan.column, node: $0.node, cross: Proposal.open) }
  }

  private func rowItems(
    _ cells: [PlacedCell], _ layout: GridLayout, _ widths: [Double]
  ) -> [TrackItem] {
    cells.filter { !$0.plan.isHeightUnsized }
      .map { TrackItem(track: $0.line, node: $0.node, cross: layout.width(of: $0.plan, widths)) }
  }

  private func ranges(
    of items: [TrackItem], count: Int, _ axis: StackAxis
  ) -> [ClosedRange<Double>] {
    var ranges = Array(repeating: 0.0...0.0, count: count)
    for item in items {
      let (known, own) = (ranges[item.track], range(item.node, axis, cross: item.cross))
      ranges[item.track] =
        max(known.lowerBound, own.lowerBound)...max(known.upperBound, own.upperBound)
    }
    return ranges
  }

  /// The extents of tracks: each is as large as the largest of its items wants to be in its share.
  private func extents(
    of items: [TrackItem], count: Int, _ spacing: Double, _ available: Double, _ axis: StackAxis
  ) -> [Double] {
    func extent(_ items: [TrackItem], _ offer: Double) -> Double {
      items.reduce(0) { largest, item in
        let proposal = Proposal(main: offer, cross: item.cross, axis: axis)
        return max(largest, measure(item.node, proposal).main(axis))
      }
    }
    var byTrack = Array(repeating: [TrackItem](), count: count)
    for item in items { byTrack[item.track].append(item) }
    guard available >= 0 else { return byTrack.map { extent($0, Proposal.open) } }
    let ranges = ranges(of: items, count: count, axis)
    let order = ranges.indices.filter { !byTrack[$0].isEmpty }.sorted {
      (ranges[$0].upperBound - ranges[$0].lowerBound, $0)
        < (ranges[$1].upperBound - ranges[$1].lowerBound, $1)
    }
    var extents = Array(repeating: 0.0, count: count)
    var left = max(0, available - spacing * Double(max(0, count - 1)))
    for (position, track) in order.enumerated() {
      extents[track] = extent(byTrack[track], max(0, left) / Double(order.count - position))
      left -= extents[track]
    }
    return extents
  }

  private func gridCells(_ node: NodeID, _ plan: GridPlan) -> [PlacedCell] {
    var cells: [PlacedCell] = []
    var line = 0
    forEachChild(node) { pass, child in
      let own = plan.lines[line].cells
      if let depth = plan.lines[line].depth {
        var plans = own.makeIterator()
        pass.forEachChild(child.advanced(by: depth)) { _, cell in
          if let plan = plans.next() {
            cells.append(PlacedCell(node: cell, line: line, plan: plan))
          }
        }
      } else if let plan = own.first {
        cells.append(PlacedCell(node: child, line: line, plan: plan))
      }
      line += 1
    }
    return cells
  }
}

extension GridPlan.Cell {
  fileprivate var columns: Range<Int> { column..<(column + span) }
}

extension GridLayout {
  /// The width of a cell with the room between its columns.
  fileprivate func width(of cell: GridPlan.Cell, _ widths: [Double]) -> Double {
    widths[cell.columns].reduce(0, +) + columnSpacing * Double(cell.span - 1)
  }
}
