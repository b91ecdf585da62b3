import AuditModel
import ViewTree

/// A child of a stack with the room it was offered and what it answered.
struct StackShare {
  let node: NodeID
  var proposal: Proposal
  var size: Size
  /// Its top leading corner, once it is placed.
  var origin = Point.zero
  /// Whether it is offered the extent that its stack has chosen by the extents of all children.
  var isStretched = false
}

extension LayoutPass {
  /// The size of a stack.
  func measureStack(_ node: NodeID, _ layout: StackLayout, _ proposal: Proposal) -> Size {
    let shares = stackShares(node, layout, proposal)
    let spacing = gaps(of: node, layout).total(of: shares.count)
    let width =
      layout.axis == .horizontal
      ? shares.reduce(spacing) { $0 + $1.size.width }
      : alignedExtent(of: shares, .horizontal(layout.alignment.horizontal))
    let height =
      layout.axis == .vertical
      ? shares.reduce(spacing) { $0 + $1.size.height }
      : alignedExtent(of: shares, .vertical(layout.alignment.vertical))
    return Size(width: width, height: height)
  }

  /// Offers children that may stretch the extent that their stack has chosen across its direction, where it was left
  /// the choice: they fill it when they are placed.
  ///
  /// Source: `proposalWhenPlacing(in:)` of OpenSwiftUI's `StackLayout`.
  func stretch(
    _ shares: inout [StackShare], of node: NodeID, _ layout: StackLayout, _ proposal: Proposal,
    in size: Size
  ) {
    let across: Stretch = layout.axis == .horizontal ? .vertical : .horizontal
    guard layout.axis != .layered, stretches[node].contains(across),
      proposal.cross(layout.axis) < 0
    else { return }
    let cross = layout.axis == .horizontal ? size.height : size.width
    for index in shares.indices where stretches[shares[index].node].contains(across) {
      let main = shares[index].proposal.main(layout.axis)
      shares[index].proposal = Proposal(main: main, cross: cross, axis: layout.axis)
      shares[index].isStretched = true
      shares[index].size = measure(shares[index].node, shares[index].proposal)
    }
  }

  /// Puts the children of a stack at their places in a frame.
  func arrange(
    _ shares: inout [StackShare], of node: NodeID, _ layout: StackLayout, in frame: Rect
  ) {
    let x = AlignedSide.horizontal(layout.alignment.horizontal)
    let y = AlignedSide.vertical(layout.alignment.vertical)
    for index in shares.indices { shares[index].origin = Point(x: frame.x, y: frame.y) }
    if layout.axis == .horizontal {
      follow(&shares, gaps(of: node, layout), x)
    } else {
      align(&shares, x, in: frame.width)
    }
    if layout.axis == .vertical {
      follow(&shares, gaps(of: node, layout), y)
    } else {
      align(&shares, y, in: frame.height)
    }
  }

  /// Puts children one after the other.
  private func follow(_ shares: inout [StackShare], _ gaps: StackGaps, _ side: AlignedSide) {
    guard let first = shares.first else { return }
    var next = side.coordinate(of: first.origin)
    for index in shares.indices {
      side.set(&shares[index].origin, to: next)
      next += side.extent(of: shares[index].size) + gaps[index]
    }
  }

  /// Puts children where their alignments meet; what they leave of the space is shared out by the
  /// alignment, too.
  private func align(
    _ shares: inout [StackShare], _ side: AlignedSide, in available: Double
  ) {
    guard let first = shares.first else { return }
    let start = side.coordinate(of: first.origin)
    guard needsGuides(side) else {
      for index in shares.indices {
        let free = available - side.extent(of: shares[index].size)
        side.set(&shares[index].origin, to: start + free * side.share)
      }
      return
    }
    let guides = shares.map { guide($0.node, side, $0.proposal) }
    let line =
      start + (available - alignedExtent(of: shares, side)) * side.share + (guides.max() ?? 0)
    for index in shares.indices { side.set(&shares[index].origin, to: line - guides[index]) }
  }

  /// The extent of children whose alignments meet: from the first edge of any to the last one.
  private func alignedExtent(of shares: [StackShare], _ side: AlignedSide) -> Double {
    guard needsGuides(side) else {
      return shares.reduce(0) { max($0, side.extent(of: $1.size)) }
    }
    let guides = shares.map { guide($0.node, side, $0.proposal) }
    let after = zip(shares, guides).map { side.extent(of: $0.size) - $1 }
    return (guides.max() ?? 0) + (after.max() ?? 0)
  }

  /// The proposals for the children of a stack and their answers, in the order of the children.
  func stackShares(
    _ node: NodeID, _ layout: StackLayout, _ proposal: Proposal
  ) -> [StackShare] {
    var shares: [StackShare] = []
    forEachChild(node) { _, child in
      shares.append(StackShare(node: child, proposal: proposal, size: .zero))
    }
    guard layout.axis != .layered else {
      for index in shares.indices { shares[index].size = measure(shares[index].node, proposal) }
      return shares
    }
    let main = proposal.main(layout.axis)
    if main < 0 {
      for index in shares.indices { shares[index].size = measure(shares[index].node, proposal) }
    } else {
      let spacing = gaps(of: node, layout).total(of: shares.count)
      distribute(
        max(0, main - spacing), among: &shares, layout.axis,
        whole: proposal)
    }
    return shares
  }

  /// Divides room as SwiftUI does: the least flexible child chooses first, each from an equal share
  /// of what is left; a lower priority gets what a higher one leaves over its least size.
  private func distribute(
    _ available: Double, among shares: inout [StackShare], _ axis: StackAxis, whole: Proposal
  ) {
    let cross = whole.cross(axis)
    var order:
      [(index: Int, least: Double, flexibility: Double, priority: Double, reserve: Double)] =
        []
    order.reserveCapacity(shares.count)
    var left = available
    for index in shares.indices {
      let node = shares[index].node
      if isFraction(node, axis) {
        // A share of the parent is a share of the whole stack, not of what is left of it.
        shares[index].size = measure(node, whole)
        left -= shares[index].size.main(axis)
        continue
      }
      let range = range(node, axis, cross: cross)
      order.append(
        (
          index, range.lowerBound, range.upperBound - range.lowerBound, priority(of: node), 0
        ))
    }
    order.sort {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
    // The least sizes of all behind each child, since each may have a priority of its own.
    var reserve = 0.0
    for position in order.indices.reversed() {
      order[position].reserve = reserve
      reserve += order[position].least
    }
    var next = 0
    while next < order.count {
      let priority = order[next].priority
      var end = next
      while end < order.count, order[end].priority == priority { end += 1 }
      let reserved = order[end - 1].reserve
      for position in next..<end {
        let share = max(0, left - reserved) / Double(end - position)
        let index = order[position].index
        shares[index].proposal = Proposal(main: share, cross: cross, axis: axis)
        shares[index].size = measure(shares[index].node, shares[index].proposal)
        left -= shares[index].size.main(axis)
      }
      next = end
    }
  }

  /// A spacer takes only what all others leave.
  private func priority(of node: NodeID) -> Double {
    if case .spacer = nodes[node].kind { return -.infinity }
    return attributes[node].priority
  }

  private func isFraction(_ node: NodeID, _ axis: StackAxis) -> Bool {
    guard let frame = attributes[node].frame else { return false }
    return FrameSide(frame, axis).isFraction
  }

  /// The least and greatest extent of a stack along an axis.
  func stackRange(
    _ node: NodeID, _ layout: StackLayout, _ axis: StackAxis, cross: Double
  ) -> ClosedRange<Double> {
    var lower = 0.0
    var upper = 0.0
    var count = 0
    forEachChild(node) { pass, child in
      let range = pass.range(child, axis, cross: cross)
      count += 1
      if layout.axis == axis {
        lower += range.lowerBound
        upper += range.upperBound
      } else {
        lower = max(lower, range.lowerBound)
        upper = max(upper, range.upperBound)
      }
    }
    let spacing = layout.axis == axis ? gaps(of: node, layout).total(of: count) : 0
    return (lower + spacing)...(upper + spacing)
  }
}
