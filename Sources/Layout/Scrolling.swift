import AuditModel
import ViewTree

/// How far the content of a scroll view is moved, and how far it can be, in points.
package struct Scrolling: Hashable, Sendable {
  /// The size of the content.
  package let contentSize: Size
  /// How far the content is moved up, and to the leading edge; 0 at its beginning.
  package internal(set) var offset = Point.zero
  /// The offset at the end of the content; 0 in a direction that does not move.
  package let largestOffset: Point
}

extension LaidOutTree {
  /// How far the content of a scroll view or a list is moved; none for other nodes.
  package func scrolling(of node: NodeID) -> Scrolling? { scrollings[node] }

  /// How far a node can be moved from its frame by scrolling all that it lies in: up by `top` points,
  /// down by `bottom`, and so on; zero where nothing scrolls.
  package func travel(of node: NodeID) -> EdgeInsets {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var travel = EdgeInsets.zero
    var next = nodes[node].scrollView
    while let view = next {
      if let scrolling = scrollings[view] {
        let (offset, largest) = (scrolling.offset, scrolling.largestOffset)
        travel.top += largest.y - offset.y
        travel.bottom += offset.y
        travel.left += isRightToLeft ? offset.x : largest.x - offset.x
        travel.right += isRightToLeft ? largest.x - offset.x : offset.x
      }
      next = nodes[view].scrollView
    }
    return travel
  }
}
