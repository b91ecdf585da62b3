import ViewTree

/// The colours of a node, which many nodes of a tree have in common.
package struct NodePaint: Sendable {
  /// The colours of its own, as they are shown on it.
  package let style: Style
  /// The colour of its text and symbols.
  package let foreground: Color
}

extension LaidOutTree {
  /// The colours of a node's own.
  package func style(of node: LaidOutNode) -> Style { paints[node.paint].style }

  /// The same, without a copy of all of the node.
  package func style(of node: NodeID) -> Style { paints[self[node].paint].style }

  /// The colour of a node's text and symbols.
  package func foreground(of node: LaidOutNode) -> Color { paints[node.paint].foreground }

  /// The same, without a copy of all of the node.
  package func foreground(of node: NodeID) -> Color { paints[self[node].paint].foreground }
}
