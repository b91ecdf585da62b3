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
  /// The trees of the languages that are looked at together with this one.
  private let shared: SharedTrees
  /// How many trees were written into arrays.
  private var contents = 0

  /// Takes the fonts, the string tables, the language, and what it shares with engines of other languages.
  package init(
    fonts: FontLibrary, project: LocalizationProject, locale: LocaleIdentifier,
    shared: SharedTrees = SharedTrees()
  ) {
    catalog = TextCatalog(fonts: fonts, project: project, locale: locale)
    self.shared = shared
    identities = shared.identities
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
    let translated = shared.translated(root, for: environment, in: catalog, number: contents)
    var flat =
      if let translated { translated } else { try written(root, in: environment) }
    // Lists may grow with the text, as with a scaled metric.
    if let last, last.flat.geometry.isEmpty, flat.geometry.isEmpty,
      !last.flat.changes(in: environment), last.root.isEqual(butForLengthsTo: root)
    {
      flat.takeNumber(of: last.flat)
    }
    last = FlatTree(root, flat)
    return flat
  }

  private func written(
    _ root: ViewNode, in environment: RenderEnvironment
  ) throws(LayoutError) -> TreeFlattener {
    var flat = TreeFlattener(
      environment: environment, catalog: catalog, identities: identities, number: contents)
    try flat.flatten(root)
    shared.keep(FlatTree(root, flat), at: environment.dynamicTypeSize)
    return flat
  }
}
