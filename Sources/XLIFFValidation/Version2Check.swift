/// Holds a document of XLIFF 2 against all that the specification of the core and of the modules
/// demands.
struct Version2Check {
  let tree: XLIFFTree
  let dialect: XLIFFDialect
  let extensionPrefixes: [String: String]

  func run(into report: inout ProblemReport) {
    let isFirst = tree.attribute("version", of: XLIFFTree.root) == "2.0"
    let grammar = isVersion22 ? Grammar.version22 : isFirst ? .version20 : .version21
    StructureCheck(tree: tree, grammar: grammar).run(into: &report)
    checkFiles(into: &report)
    checkUnits(into: &report)
    LanguageRules(tree: tree).check(into: &report)
    let prefixes = FragmentPrefixes(extensions: extensionPrefixes)
    var fragments = FragmentRules(tree: tree, prefixes: prefixes)
    fragments.check(into: &report)
    ExtensionIdentifierRules(tree: tree).check(into: &report)
    ModuleCheck(tree: tree, grammar: grammar).run(into: &report)
  }

  /// Documents of 2.0 and 2.1 may be in the namespace of 2.2, whose grammar they then have.
  private var isVersion22: Bool { tree.rootNamespace == CoreNamespace.version22 }

  private func checkFiles(into report: inout ProblemReport) {
    StructureIdentifierRules(tree: tree).check(into: &report)
    SubFlowRules(tree: tree).check(into: &report)
    for node in tree.nodes.indices where tree.isCore(node, "skeleton") {
      SkeletonRule(tree: tree).check(node, into: &report)
    }
  }

  private func checkUnits(into report: inout ProblemReport) {
    for node in tree.nodes.indices {
      guard tree.isCore(node, "unit") else { continue }
      let unit = UnitContents(unit: node, in: tree)
      SegmentRules.check(unit, into: &report)
      TargetOrderRule.check(unit, into: &report)
      InlineIdentifierRules.check(unit, into: &report)
      guard unit.hasCodes else { continue }
      CodePairRules.check(unit, into: &report)
      CodeAttributeRules.check(unit, into: &report)
      CopiedCodeRules.check(unit, into: &report)
      ReorderRules.check(unit, into: &report)
      DeletedCodeRule.check(unit, into: &report)
      DataReferenceRules.check(unit, into: &report)
      AnnotationRules.check(unit, into: &report)
    }
  }
}
