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
  /// Whether any scroll view has content beside what it shows, at its leading or trailing edge.
  package var movesSideways: Bool { scrollings.values.contains { $0.largestOffset.x > 0.5 } }

  /// How far the content of a scroll view or a list is moved; none for other nodes.
  package func scrolling(of node: NodeID) -> Scrolling? { scrollings[node] }
}
