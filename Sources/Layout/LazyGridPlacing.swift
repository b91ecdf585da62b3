import AuditModel
import ViewTree

/// Lazy grids whose columns or rows have lengths of their own.
///
/// The lengths are computed twice, as SwiftUI does: from what the grid is offered, which gives the grid its size, and
/// from that size when its cells are placed (objc.io, Thinking in SwiftUI, “Lazy Grids”).
extension LayoutPass {
  /// The size of a lazy grid: its tracks together, and its lines with the distances between them.
  func measureTracks(_ node: NodeID, _ layout: GridLayout, _ proposal: Proposal) -> Size {
    guard let tracks = layout.tracks else { return .zero }
    let lanes = lanes(node, layout, tracks, available: proposal.main(tracks.axis))
    let lines = lineExtents(node, layout, lanes, tracks.axis)
    let between = layout.lineSpacing * Double(max(0, lines.count - 1))
    // Columns that are narrower than the parent are aligned in it (Apple documentation, `LazyVGrid`).
    let offered = tracks.axis == .horizontal ? proposal.width : 0
    return Size(
      main: max(lanes.extent, offered), cross: lines.reduce(between, +), axis: tracks.axis)
  }

  /// The least and greatest extent of a lazy grid along an axis.
  func trackRange(
    _ node: NodeID, _ layout: GridLayout, _ axis: StackAxis, cross: Double
  ) -> ClosedRange<Double> {
    guard let tracks = layout.tracks else { return 0...0 }
    guard axis == tracks.axis else {
      let extent = measureTracks(
        node, layout, Proposal(main: cross, cross: Proposal.open, axis: tracks.axis)
      ).main(axis)
      return extent...extent
    }
    let least = GridLanes(tracks, layout.alignment, available: 0).extent
    let fills = axis == .horizontal || tracks.items.contains(where: \.isUnlimited)
    guard !fills else { return least...Double.infinity }
    let greatest = GridLanes(tracks, layout.alignment, available: 1_000_000).extent
    return least...max(least, greatest)
  }

  /// Places the cells of a lazy grid.
  func placeTracks(_ node: NodeID, _ layout: GridLayout, _ proposal: Proposal) {
    guard let tracks = layout.tracks else { return }
    let axis = tracks.axis
    let content = nodes[node].content
    let measured = lanes(node, layout, tracks, available: proposal.main(axis)).extent
    let lanes = lanes(node, layout, tracks, available: measured)
    let lines = lineExtents(node, layout, lanes, axis)
    let share = layout.alignment.horizontal.share
    let free = axis == .horizontal ? (content.width - measured) * share : 0
    let spots = spots(node, lanes.count)
    var start = axis == .horizontal ? content.y : content.x
    var line = 0
    var position = 0
    forEachChild(node) { pass, child in
      let spot = spots(position)
      position += 1
      if spot.line > line { start += lines[line] + layout.lineSpacing }
      line = spot.line
      let lane = lanes[spot.lane, layout.alignment]
      let along = (axis == .horizontal ? content.x + free : content.y) + lane.start
      let frame = Rect(
        origin: axis == .horizontal ? Point(x: along, y: start) : Point(x: start, y: along),
        size: Size(main: lane.extent, cross: lines[line], axis: axis))
      pass.place(child, lane.alignment, along: axis, lane.extent, in: frame)
    }
  }

  /// Puts a view where it is aligned in its cell.
  private func place(
    _ child: NodeID, _ alignment: Alignment, along axis: StackAxis, _ extent: Double, in cell: Rect
  ) {
    let offer = Proposal(main: extent, cross: Proposal.open, axis: axis)
    let size = measure(child, offer)
    place(
      child, x: cell.x + (cell.width - size.width) * alignment.horizontal.share,
      y: cell.y + (cell.height - size.height) * alignment.vertical.share, offer)
  }

  private func lanes(
    _ node: NodeID, _ layout: GridLayout, _ tracks: GridTracks, available: Double
  ) -> GridLanes {
    let alignment = layout.alignment
    if available >= 0 { return GridLanes(tracks, alignment, available: available) }
    guard tracks.axis == .vertical else {
      return GridLanes(tracks, alignment, available: environment.viewport.width)
    }
    // Rows that are left the choice of their height are as high as the highest view in any of them.
    var highest = 0.0
    forEachChild(node) { pass, child in
      let open = Proposal(width: Proposal.open, height: Proposal.open)
      highest = max(highest, pass.measure(child, open).height)
    }
    let count = Double(tracks.items.count)
    return GridLanes(tracks, alignment, available: highest * count + tracks.spacing)
  }

  /// The extents of the lines across the tracks: each is as large as the largest view in it.
  private func lineExtents(
    _ node: NodeID, _ layout: GridLayout, _ lanes: GridLanes, _ axis: StackAxis
  ) -> [Double] {
    let spots = spots(node, lanes.count)
    var extents: [Double] = []
    var position = 0
    forEachChild(node) { pass, child in
      let spot = spots(position)
      position += 1
      let lane = lanes[spot.lane, layout.alignment]
      let offer = Proposal(main: lane.extent, cross: Proposal.open, axis: axis)
      let extent = pass.measure(child, offer).cross(axis)
      if spot.line == extents.count { extents.append(0) }
      extents[spot.line] = max(extents[spot.line], extent)
    }
    return extents
  }

  /// The line and the track of a view by its position in a grid with so many tracks.
  private func spots(_ node: NodeID, _ lanes: Int) -> (Int) -> LazyGridLines.Spot {
    guard let spots = sectionedGrids[node]?.spots(lanes: lanes) else {
      return { LazyGridLines.Spot(line: $0 / lanes, lane: $0 % lanes) }
    }
    return { spots[$0] }
  }
}

extension GridLayout {
  /// The tracks of a lazy grid.
  var tracks: GridTracks? {
    if case .tracks(let tracks) = columns { tracks } else { nil }
  }

  /// The distance between two lines across the tracks.
  fileprivate var lineSpacing: Double {
    tracks?.axis == .horizontal ? rowSpacing : columnSpacing
  }
}

extension GridItem {
  /// Whether it takes whatever it is offered.
  fileprivate var isUnlimited: Bool {
    switch size {
    case .fixed: false
    case .flexible(_, let greatest): greatest == .infinity
    case .adaptive: true
    }
  }
}

extension Rect {
  fileprivate init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
