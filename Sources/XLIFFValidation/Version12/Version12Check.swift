import AuditModel

/// Holds a document of XLIFF 1.2 against all that the specification demands: by its strict schema,
/// where what only the transitional one allows is a warning, and beyond.
struct Version12Check {
  let tree: XLIFFTree

  func run(into report: inout ProblemReport) {
    StructureCheck(tree: tree, grammar: .version12).run(into: &report)
    for node in tree.nodes.indices where tree.vocabulary(of: node) == .core {
      switch tree.name(of: node) {
      case "file": FileRules12(tree: tree, file: node).check(into: &report)
      case "trans-unit": UnitRules12(tree: tree, unit: node).check(into: &report)
      case "alt-trans": CandidateRules12(tree: tree, candidate: node).check(into: &report)
      case "source", "seg-source", "target":
        TextRules12(tree: tree, text: node).check(into: &report)
      case "prop-group": reportTransitional(node, into: &report)
      default: break
      }
    }
  }

  private func reportTransitional(_ node: Int, into report: inout ProblemReport) {
    report.add(
      .warning, .transitional, at: tree.place(of: node),
      "<\(tree.name(of: node))> is valid only against the transitional schema",
      try: "put the properties into attributes of another namespace")
  }
}

extension XLIFFRule {
  fileprivate static let transitional = Self("xliff-transitional", "strict schema")
}
