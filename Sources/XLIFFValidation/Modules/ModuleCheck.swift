/// Holds a document against the rules of the modules that it uses.
struct ModuleCheck {
  let tree: XLIFFTree
  let grammar: Grammar

  func run(into report: inout ProblemReport) {
    CodePointRule(tree: tree).check(into: &report)
    let used = usedVocabularies
    if used.contains(.matches) { MatchRules(tree: tree).check(into: &report) }
    if used.contains(.glossary) { GlossaryRules(tree: tree).check(into: &report) }
    if used.contains(.metadata) { MetadataRules(tree: tree).check(into: &report) }
    if used.contains(.resourceData) { ResourceDataRules(tree: tree).check(into: &report) }
    if used.contains(.sizeRestriction) { SizeRestrictionRules(tree: tree).check(into: &report) }
    if used.contains(.validation) { ValidationRules(tree: tree).check(into: &report) }
    if used.contains(.formatStyle) { FormatStyleRules(tree: tree).check(into: &report) }
    if used.contains(.changeTracking) {
      ChangeTrackingRules(tree: tree, grammar: grammar).check(into: &report)
    }
    if used.contains(.its) || used.contains(.itsModule) {
      ITSRules(tree: tree).check(into: &report)
    }
    if used.contains(.pluralGenderSelect) { VariantRules(tree: tree).check(into: &report) }
  }

  private var usedVocabularies: Set<Vocabulary> {
    Set(tree.names.lazy.map(\.vocabulary).filter(\.isModule))
  }
}
