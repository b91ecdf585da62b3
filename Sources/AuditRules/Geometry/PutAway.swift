import AuditModel
import Layout

extension LaidOutTree {
  /// Whether a node lies outside of the screen, where nothing scrolls to it, and is hidden from VoiceOver, as a closed
  /// panel is.
  func isPutAway(_ node: NodeID) -> Bool {
    // The content of a menu that scrolls is put away with it.
    var node = node
    while let view = self[node].scrollView { node = view }
    let screen = Rect(origin: .zero, size: environment.viewport)
    let seen = self[node].frame.intersection(screen)
    // Less than a point may stick out.
    return min(seen.width, seen.height) < 1
      && lineage(of: node).contains { accessibility(of: $0)?.attributes.isHidden == true }
  }
}
