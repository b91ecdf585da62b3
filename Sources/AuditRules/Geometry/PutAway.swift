import Layout

extension LaidOutTree {
  /// Whether a node lies outside of the screen and is hidden from VoiceOver, as a closed panel is.
  func isPutAway(_ node: NodeID) -> Bool {
    self[node].isOutOfSight
      && lineage(of: node).contains { accessibility(of: $0)?.attributes.isHidden == true }
  }
}
