/// The tree and the drawing of a variant.
package struct RecordedContent: Hashable, Sendable {
  /// The laid-out tree as text.
  package let tree: String
  /// The drawing as SVG.
  package let drawing: String

  /// Takes a tree and a drawing.
  package init(tree: String, drawing: String) {
    self.tree = tree
    self.drawing = drawing
  }
}
