import Layout

extension LaidOutTree {
  /// Whether a node lies outside of the screen and is hidden from VoiceOver, as a closed panel is.
  func isPutAway(_ node: NodeID) -> Bool {
    let seen = self[node].content.intersection(self[node].contentReach)
    // Less than a point may stick out.
    return min(seen.width, seen.height) < 1
      && lineage(of: node).contains { accessibility(of: $0)?.attributes.isHidden == true }
  }
}
