import AuditModel
import ViewTree

/// A node of a tree without its frame.
package struct OutlinedNode {
  /// The path of its identity.
  package let path: String
  /// Where it, or the nearest node around it of which that is known, was written.
  package let origin: NodeOrigin
  /// The text that it shows.
  package let text: TextID?
}

extension LaidOutTree {
  /// The nodes in the order in which the tree is written.
  package var outline: [OutlinedNode] {
    var origins: [NodeOrigin] = []
    root.appendOrigins(to: &origins, around: .unknown)
    return zip(nodes.positions, origins).map { node, origin in
      OutlinedNode(path: path(of: node), origin: origin, text: text(of: node)?.text)
    }
  }
}

extension ViewNode {
  fileprivate func appendOrigins(to origins: inout [NodeOrigin], around outer: NodeOrigin) {
    let known = origin.isUnknown ? outer : origin
    origins.append(known)
    for child in shownChildren { child.appendOrigins(to: &origins, around: known) }
  }
}
