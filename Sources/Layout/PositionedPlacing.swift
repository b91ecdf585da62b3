import AuditModel
import ViewTree

/// Views with `position(x:y:)`: they take all the space that they are offered, and their middle is at a
/// point of it (OpenSwiftUI, `_PositionLayout`).
extension LayoutPass {
  /// Whether a node has a position of its own: a custom container puts its children itself, and a wrapper
  /// repeats the position of the view in it.
  func isPositioned(_ node: NodeID) -> Bool {
    guard let position = attributes[node].position else { return false }
    if case .wrapper = nodes[node].kind, childCount(node) == 1,
      attributes[node.next].position == position
    {
      return false
    }
    var around = nodes[node].parent
    while let outer = around, case .wrapper = nodes[outer].kind { around = nodes[outer].parent }
    if let around, case .custom = nodes[around].kind { return false }
    return true
  }

  /// All the space that there is, and the size of the content where it may choose.
  func measurePositioned(_ node: NodeID, _ proposal: Proposal) -> Size {
    let own =
      proposal.width < 0 || proposal.height < 0 ? measureOwnContent(node, proposal) : .zero
    return Size(
      width: proposal.width < 0 ? own.width : proposal.width,
      height: proposal.height < 0 ? own.height : proposal.height)
  }

  /// Moves the content of a node to its position, and returns the space that it is offered.
  func movePositioned(_ node: NodeID) -> Proposal {
    let space = nodes[node].content
    let position = attributes[node].position ?? .zero
    let offer = Proposal(space.size)
    let size = measureOwnContent(node, offer)
    nodes[node].content = Rect(
      x: space.x + position.x - size.width / 2, y: space.y + position.y - size.height / 2,
      width: size.width, height: size.height)
    return offer
  }
}
