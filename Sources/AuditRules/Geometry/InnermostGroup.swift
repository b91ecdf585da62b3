import Layout

extension LaidOutTree {
  /// The innermost node around another one with more in it.
  func innermostGroup(of node: NodeID) -> NodeID? {
    lineage(of: node).dropFirst().first { around in
      children(of: around).count { self[$0].isSeen } > 1
    }
  }
}
