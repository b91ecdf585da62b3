import AuditModel
import ViewTree

/// A view that ignores the safe area.
extension LayoutPass {
  /// The corner of a node and its proposal, which go on up to the edges of the screen where the node ignores the
  /// safe area and its frame ends at it or beyond; what is around it stays.
  ///
  /// In a scroll view there is no safe area. Source: `_SafeAreaRegionsIgnoringLayout` and `SafeAreaInsets` of
  /// OpenSwiftUI, audited against SwiftUI 6.5.4.
  func reachingIntoSafeArea(_ node: NodeID, _ corner: Point, _ proposal: Proposal) -> (
    corner: Point, proposal: Proposal
  ) {
    let edges = attributes[node].ignoredSafeAreaEdges
    guard !edges.isEmpty, !isInScrollView(node) else { return (corner, proposal) }
    let screen = Rect(origin: .zero, size: environment.viewport)
    let safe = screen.inset(by: safeArea)
    let frame = Rect(origin: corner, size: measure(node, proposal))
    let insets = EdgeInsets(
      top: edges.contains(.top) && frame.y < safe.y + Self.slack ? frame.y : 0,
      left: edges.contains(.leading) && frame.x < safe.x + Self.slack ? frame.x : 0,
      bottom: edges.contains(.bottom) && frame.maxY > safe.maxY - Self.slack
        ? screen.maxY - frame.maxY : 0,
      right: edges.contains(.trailing) && frame.maxX > safe.maxX - Self.slack
        ? screen.maxX - frame.maxX : 0)
    return (
      Point(x: corner.x - max(0, insets.left), y: corner.y - max(0, insets.top)),
      Proposal(
        width: proposal.width < 0
          ? proposal.width : proposal.width + max(0, insets.left) + max(0, insets.right),
        height: proposal.height < 0
          ? proposal.height : proposal.height + max(0, insets.top) + max(0, insets.bottom))
    )
  }

  /// Half a pixel, and what is lost in sums.
  private static let slack = 0.17

  private func isInScrollView(_ node: NodeID) -> Bool {
    var parent = nodes[node].parent
    while let around = parent {
      if nodes[around].scrollAxes != nil { return true }
      parent = nodes[around].parent
    }
    return false
  }
}
