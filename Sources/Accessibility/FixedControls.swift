import Layout
import ViewTree

extension LaidOutTree {
  /// Whether a node is a control of iOS, the text of which stays at one size: a segment or a wheel.
  package func isOfOneSize(_ node: NodeID) -> Bool {
    guard self[node].isSystemSized else { return false }
    if accessibility(of: node)?.attributes.addedTraits.contains(.adjustable) == true { return true }
    guard case .button = self[node].kind else { return false }
    return lineage(of: node).dropFirst().contains {
      accessibility(of: $0)?.attributes.isSeries == true
    }
  }
}
