import AuditModel
import Layout
import ViewTree

/// A screen as people meet it who listen to it, speak to it or see it: frames, texts and elements.
package struct AccessibleScreen {
  /// The nodes with their frames.
  package let tree: LaidOutTree
  /// The elements in the order in which VoiceOver reads them.
  package let elements: [AccessibilityElement]
  /// Nodes that an explicit order names and that are not there.
  package let missingInOrder: [(node: NodeID, id: String)]
  /// The announcements on the way to the screen, in order; they have no node.
  package let announcements: [TextID]

  /// Finds the elements of a tree, and the words of what is announced beside it.
  package init(_ tree: LaidOutTree, announcements: [TextContent] = []) {
    var collector = ElementCollector(tree: tree)
    elements = collector.collect()
    missingInOrder = collector.missingInOrder
    self.announcements = announcements.map(tree.catalog.id(of:))
    self.tree = tree
  }

  /// The texts of the screen's language.
  package var catalog: TextCatalog { tree.catalog }
}
