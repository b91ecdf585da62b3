import Layout

extension LaidOutTree {
  /// The innermost node around another one with more in it.
  func innermostGroup(of node: NodeID) -> NodeID? {
    lineage(of: node).dropFirst().first { around in
      children(of: around).count { self[$0].isSeen } > 1
    }
  }

  /// The views right before and after another one.
  func neighbours(of node: NodeID) -> [NodeID] {
    guard let group = innermostGroup(of: node) else { return [] }
    let siblings = children(of: group).filter { self[$0].isSeen }
    guard let position = siblings.firstIndex(where: { $0 <= node && node < self[$0].end }) else {
      return []
    }
    return [position - 1, position + 1].filter(siblings.indices.contains).map { siblings[$0] }
  }
}
