import AuditModel
import ViewTree

/// The parts that layouts of the same screens in several languages share: the identities of nodes, and the
/// trees as they are written into arrays, in which languages differ by words alone.
///
/// One object serves one thread.
package final class SharedTrees {
  /// The nodes' identities.
  package let identities: IdentityTable
  /// The last tree at each text size.
  private var trees: [DynamicTypeSize: FlatTree] = [:]

  /// Begins without any tree.
  package init(identities: IdentityTable = IdentityTable()) { self.identities = identities }

  func keep(_ tree: FlatTree, at size: DynamicTypeSize) { trees[size] = tree }

  /// A tree in another language; none where it is not the one that was kept, or where more than its words
  /// would change.
  func translated(
    _ root: ViewNode, for environment: RenderEnvironment, in catalog: TextCatalog, number: Int
  ) -> TreeFlattener? {
    guard let tree = trees[environment.dynamicTypeSize], tree.root == root else { return nil }
    return tree.flat.translated(for: environment, in: catalog, number: number)
  }
}

/// A tree as it was, and as it was written into arrays.
///
/// An object, since each variant asks for it and both are large.
final class FlatTree {
  let root: ViewNode
  let flat: TreeFlattener

  init(_ root: ViewNode, _ flat: TreeFlattener) {
    self.root = root
    self.flat = flat
  }
}
