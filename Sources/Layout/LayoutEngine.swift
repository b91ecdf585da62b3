import AuditModel
import Localization
import TextShaping
import ViewTree

/// Lays trees out in one language; texts and identities are remembered from tree to tree.
///
/// One object serves one thread.
package final class LayoutEngine {
  /// The language's texts.
  package let catalog: TextCatalog
  /// The nodes' identities.
  package let identities: IdentityTable

  /// The last tree as it was, and as it was written into arrays.
  private var last: FlatTree?
  /// How many trees were written into arrays.
  private var contents = 0

  /// Takes the fonts, the string tables and the language.
  package init(
    fonts: FontLibrary, project: LocalizationProject, locale: LocaleIdentifier,
    identities: IdentityTable = IdentityTable()
  ) {
    catalog = TextCatalog(fonts: fonts, project: project, locale: locale)
    self.identities = identities
  }

  /// Gives every node of a tree its frame.
  ///
  /// Throws `LayoutError.tooDeep` when the tree has more levels than any screen, and
  /// `LayoutError.noPlace` when a length makes its frames incomputable.
  package func layOut(
    _ root: ViewNode, in environment: RenderEnvironment
  ) throws(LayoutError) -> LaidOutTree {
    let flat = try flattened(root, in: environment)
    let pass = LayoutPass(flat, environment: environment, catalog: catalog)
    pass.run()
    try pass.requireFrames(identities)
    if !pass.fittingChildren.isEmpty { pass.nameFittingChildren(identities) }
    return LaidOutTree(
      root: root, environment: environment, pass: pass, flat: flat, catalog: catalog,
      identities: identities)
  }

  /// Most trees are the same at every text size, and to compare two is less work than to write one.
  private func flattened(
    _ root: ViewNode, in environment: RenderEnvironment
  ) throws(LayoutError) -> TreeFlattener {
    // Equal trees may have asked for the frames of their views by other keys.
    if let last, last.flat.geometry.isEmpty, last.root == root,
      let flat = last.flat.resized(for: environment)
    {
      return flat
    }
    contents += 1
    var flat = TreeFlattener(
      environment: environment, catalog: catalog, identities: identities, number: contents)
    try flat.flatten(root)
    // Lists may grow with the text, as with a scaled metric.
    if let last, last.flat.geometry.isEmpty, flat.geometry.isEmpty,
      !last.flat.changes(in: environment), last.root.isEqual(butForLengthsTo: root)
    {
      flat.takeNumber(of: last.flat)
    }
    last = FlatTree(root, flat)
    return flat
  }
}

/// A tree as it was, and as it was written into arrays.
///
/// An object, since each variant asks for it and both are large.
private final class FlatTree {
  let root: ViewNode
  let flat: TreeFlattener

  init(_ root: ViewNode, _ flat: TreeFlattener) {
    self.root = root
    self.flat = flat
  }
}
