import AuditModel
import TextShaping
import ViewTree

/// A view tree with a frame for every node, in the order in which the tree is written.
package struct LaidOutTree {
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

/// A node with its place on the screen.
package struct LaidOutNode {
  /// The position of the node that it lies in; -1 for the root.
  package let parent: Int32
  /// The position after the last node that lies in it.
  package internal(set) var end: Int32
  /// The number of its identity.
  package let identity: Int32
  /// What it is.
  package let kind: NodeKind
  /// Its text in `texts` of the tree; -1 when it shows none.
  package internal(set) var text: Int32 = -1
  /// What it tells assistive technologies, in `accessibility` of the tree; -1 for nothing.
  package internal(set) var accessibility: Int32 = -1
  /// The frame with padding, in points of the screen.
  package internal(set) var frame = Rect.zero
  /// The frame of the content alone.
  package internal(set) var content = Rect.zero
  /// Where it can be seen, perhaps after scrolling: endless in the directions that scroll.
  package internal(set) var reach = Rect.zero
  /// The node that cuts it off; -1 for the edge of the screen.
  package internal(set) var clipper: Int32 = -1
  /// The nearest scroll view that it lies in; -1 for none.
  package internal(set) var scrollView: Int32 = -1
  /// Its colours, with those it inherits.
  package let style: Style
  /// The colour of its text and symbols.
  package let foreground: AdaptiveColor
  /// How opaque it is, with all it lies in.
  package let opacity: Double
  /// Whether it is invisible, by itself or with all it lies in.
  package let isHidden: Bool
  /// Whether what sticks out of its frame is cut off.
  package let clips: Bool
  /// Whether its frame keeps what is inside from growing wider.
  package let limitsWidth: Bool
  /// Whether its frame keeps what is inside from growing higher.
  package let limitsHeight: Bool
  /// Whether its control is disabled, or one that it lies in.
  package let isDisabled: Bool
  /// Whether it lies in a bar of the system, whose items have a size and a large display of their own.
  package let isInBar: Bool

  /// Whether the system takes it away to make room, as it does with the title of a back button; it
  /// is spoken all the same.
  package internal(set) var isCollapsed = false

  /// Whether it is there at all.
  package var isVisible: Bool { !isHidden && opacity > 0 }
  /// Whether somebody can see it.
  package var isSeen: Bool { isVisible && !isCollapsed }
  /// Where its content can be seen, which it may cut off itself.
  package var contentReach: Rect { clips ? reach.intersection(frame) : reach }
  /// What of its frame can be seen, perhaps after scrolling.
  package var visibleFrame: Rect { frame.intersection(reach) }
  /// Whether it lies outside of everything that can be seen, even by scrolling.
  package var isOffScreen: Bool { !frame.intersects(reach) && !frame.isEmpty }
}

/// A text with its lines.
package struct LaidOutText {
  /// The node that shows it.
  package let node: Int32
  /// The text.
  package let text: TextID
  /// The text's shape in the catalog.
  package let shape: Int
  /// Whether it is the placeholder of an empty field.
  package let isPlaceholder: Bool
  /// The font.
  package let font: Font
  /// The weight it is drawn in.
  package let weight: FontWeight
  /// The size in points before it is scaled down to fit.
  package let pointSize: Double
  /// The distance from line to line in points.
  package let leading: Double
  /// The most lines; 0 for as many as it takes.
  package let lineLimit: Int
  /// Which part gives way.
  package let truncationMode: TruncationMode
  /// How small it may be drawn to fit.
  package let minimumScaleFactor: Double
  /// Where its lines stand.
  package let alignment: TextAlignment
  /// The width it was given in points.
  package internal(set) var availableWidth = 0.0
  /// The lines it was given room for, at most its limit.
  package internal(set) var availableLines = 0
  /// The lines it has.
  package internal(set) var lineCount = 0
  /// The factor it is drawn smaller by to fit; 1 when it is not.
  package internal(set) var scale = 1.0
  /// Whether something of it is left out.
  package internal(set) var isTruncated = false
  /// Whether a word is broken where no line may end.
  package internal(set) var breaksWord = false

  /// The size in points that it is drawn with.
  package var drawnPointSize: Double { pointSize * scale }
}

/// What a node tells assistive technologies, with its texts looked up.
package struct ResolvedAccessibility {
  /// What was said.
  package let attributes: AccessibilityAttributes
  /// The name; -1 for none.
  package let label: TextID
  /// The value; -1 for none.
  package let value: TextID
  /// The hint; -1 for none.
  package let hint: TextID
  /// The names for Voice Control.
  package let inputLabels: [TextID]
  /// The names of further actions.
  package let customActions: [TextID]
}
