import ViewTree

extension LaidOutTree {
  /// The nodes that declare anything, in the order of the tree.
  package var declaringNodes: [NodeID] { declarations.keys.sorted() }

  /// A declaration of a node or of the nearest one around it, if any has one.
  package func nearest<Value>(
    _ declaration: (Declarations) -> Value?, to node: NodeID
  ) -> Value? {
    guard !declarations.isEmpty else { return nil }
    return lineage(of: node).lazy.compactMap { self.declarations[$0].flatMap(declaration) }.first
  }

  /// Whether a long touch shows a node large, by itself or with one that it lies in.
  package func isShownLarge(_ node: NodeID) -> Bool {
    nearest(\.showsLargeContentViewer, to: node) == true
  }

  /// Whether a node and those around it declare that iOS's focus effect is off; once it is off around a
  /// node, that cannot switch it on (Apple documentation, `focusEffectDisabled(_:)`).
  package func isFocusEffectDisabled(at node: NodeID) -> Bool {
    !declarations.isEmpty
      && lineage(of: node).contains { declarations[$0]?.isFocusEffectDisabled == true }
  }
}
