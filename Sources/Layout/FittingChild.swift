import AuditModel
import ViewTree

extension LayoutPass {
  /// The first child of a node whose ideal size fits into a proposal, or else the last one.
  func fittingChild(_ node: NodeID, _ proposal: Proposal) -> NodeID? {
    guard case .viewThatFits(let horizontal, let vertical) = nodes[node].kind else { return nil }
    var last: NodeID?
    var fitting: NodeID?
    forEachChild(node) { pass, child in
      last = child
      guard fitting == nil else { return }
      // Only in the directions that count does a child choose its size freely.
      let ideal = pass.measure(
        child,
        Proposal(
          width: horizontal ? Proposal.open : proposal.width,
          height: vertical ? Proposal.open : proposal.height))
      let fitsWidth = !horizontal || proposal.width < 0 || ideal.width <= proposal.width + 0.001
      let fitsHeight = !vertical || proposal.height < 0 || ideal.height <= proposal.height + 0.001
      if fitsWidth, fitsHeight { fitting = child }
    }
    return fitting ?? last
  }

  /// From the least extent of the last child to the greatest of the first.
  func fittingRange(_ node: NodeID, _ axis: StackAxis, cross: Double) -> ClosedRange<Double> {
    guard let last = lastChild(node) else { return 0...0 }
    let least = range(last, axis, cross: cross).lowerBound
    return least...max(least, range(node.next, axis, cross: cross).upperBound)
  }

  /// Places the child that fits, and hides the others.
  func placeFitting(_ node: NodeID, _ proposal: Proposal) {
    let content = nodes[node].content
    let chosen = fittingChild(node, proposal)
    fittingChildren[node] = chosen == node.next ? nil : chosen
    forEachChild(node) { pass, child in
      if child == chosen {
        pass.place(child, x: content.x, y: content.y, proposal)
      } else {
        pass.hide(child)
      }
    }
  }

  private func hide(_ node: NodeID) {
    var position = node
    let end = nodes[node].end
    while position < end {
      nodes[position].isHidden = true
      position = position.next
    }
  }
}
