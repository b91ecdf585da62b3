import Layout
import ViewTree

extension LaidOutTree {
  /// Whether a node is a segment of iOS's own control, the text of which stays at one size.
  package func isSegment(_ node: NodeID) -> Bool {
    guard self[node].isSystemSized, case .button = self[node].kind else { return false }
    return lineage(of: node).dropFirst().contains {
      accessibility(of: $0)?.attributes.isSeries == true
    }
  }
}
