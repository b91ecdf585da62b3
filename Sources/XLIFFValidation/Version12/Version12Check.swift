import AuditModel

/// Holds a document of XLIFF 1.2 against all that the specification demands: by its strict schema,
/// where what only the transitional one allows is a warning, and beyond.
struct Version12Check {
  let tree: XLIFFTree

  func run(into report: inout ProblemReport) {
    StructureCheck(tree: tree, grammar: .version12).run(into: &report)
    let elements = Elements12(tree)
    let limitsSizes = tree.names.contains { $0.local == "maxwidth" || $0.local == "maxbytes" }
    for node in tree.nodes.indices {
      switch elements[node] {
      case .file: FileRules12(tree: tree, elements: elements, file: node).check(into: &report)
      case .unit:
        UnitRules12(tree: tree, elements: elements, unit: node, limitsSizes: limitsSizes)
          .check(into: &report)
      case .candidate: CandidateRules12(tree: tree, candidate: node).check(into: &report)
      case .source, .segmentedSource, .target:
        TextRules12(tree: tree, text: node).check(into: &report)
      case .propertyGroup: reportTransitional(node, into: &report)
      default: break
      }
    }
  }

  private func reportTransitional(_ node: Int, into report: inout ProblemReport) {
    report.add(
      .warning, .transitional, at: tree.location(of: node),
      "<\(tree.name(of: node))> is valid only against the transitional schema",
      try: "put the properties into attributes of another namespace")
  }
}

extension XLIFFRule {
  fileprivate static let transitional = Self(.transitional, "strict schema")
}
