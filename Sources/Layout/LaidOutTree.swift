import AuditModel
import TextShaping
import ViewTree

/// A view tree with a frame for every node, in the order in which the tree is written.
package struct LaidOutTree {
  /// The view tree that it was laid out from.
  package let root: ViewNode
  /// What it was laid out in.
  package let environment: RenderEnvironment
  /// The nodes; the parent of a node stands before it, and its own nodes right after it.
  package internal(set) var nodes: [LaidOutNode]
  /// The texts that are seen.
  package internal(set) var texts: [LaidOutText]
  /// What nodes tell assistive technologies, for those that tell anything.
  package internal(set) var accessibility: [ResolvedAccessibility]
  /// The texts' language.
  package let catalog: TextCatalog
  /// The nodes' identities.
  package let identities: IdentityTable

  /// The path of a node's identity.
  package func path(of node: Int) -> String {
    identities.paths[Int(nodes[node].identity)]
  }

  /// Where a node was written.
  ///
  /// Looked for from the root down, since few nodes are asked for it.
  package func origin(of node: Int) -> NodeOrigin {
    var view = root
    var position = 0
    while position < node {
      var child = position + 1
      var number = 0
      while nodes[child].end <= node {
        child = Int(nodes[child].end)
        number += 1
      }
      view = view.children[number]
      position = child
    }
    return view.origin
  }

  /// The size that a node would have with as much room as it needs: all lines of its texts at their
  /// width, all that its children stick out.
  package func wantedSize(of node: Int) -> Size {
    let laidOut = nodes[node]
    guard laidOut.text < 0 else { return wantedSize(of: texts[Int(laidOut.text)], in: laidOut) }
    var wanted = laidOut.frame.size
    for child in children(of: node) {
      let frame = nodes[child].frame
      let size = wantedSize(of: child)
      wanted.width = max(
        wanted.width, frame.maxX - laidOut.frame.x + max(0, size.width - frame.width))
      wanted.height = max(
        wanted.height, frame.maxY - laidOut.frame.y + max(0, size.height - frame.height))
    }
    return wanted
  }

  /// A text on one line wants the width of that line; one on several lines wants its lines.
  private func wantedSize(of text: LaidOutText, in node: LaidOutNode) -> Size {
    let shape = catalog.shapes[text.shape]
    var wanted = node.frame.size
    guard text.isTruncated else { return wanted }
    let natural = shape.width * text.pointSize
    if text.availableLines == 1 {
      wanted.width += max(0, natural - node.content.width)
    } else {
      let lines = shape.breakLines(width: text.availableWidth / text.pointSize)
      wanted.height += max(0, Double(lines.lineCount) * text.leading - node.content.height)
    }
    return wanted
  }

  /// Whether a text is that of an editor which shows only some of its lines at a time.
  package func scrollsInside(_ text: LaidOutText) -> Bool {
    let node = nodes[Int(text.node)]
    return node.kind.isEditor
      && Double(text.lineCount) * text.leading > node.content.height + 0.5
  }

  /// The positions of a node's children.
  package func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var child = node + 1
    while child < nodes[node].end {
      result.append(child)
      child = Int(nodes[child].end)
    }
    return result
  }
}
