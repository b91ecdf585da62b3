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
  /// Throws `LayoutError.tooDeep` when the tree has more levels than any screen.
  package func layOut(
    _ root: ViewNode, in environment: RenderEnvironment
  ) throws(LayoutError) -> LaidOutTree {
    var flat = TreeFlattener(environment: environment, catalog: catalog, identities: identities)
    try flat.flatten(root)
    let pass = LayoutPass(flat, environment: environment, catalog: catalog)
    pass.run()
    return LaidOutTree(
      environment: environment, nodes: pass.nodes, texts: pass.texts,
      accessibility: flat.accessibility, catalog: catalog, identities: identities)
  }
}
