/// Sub-flows are units of the same file.
struct SubFlowRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for file in tree.children(of: XLIFFTree.root) where tree.isCore(file, "file") {
      check(file, into: &report)
    }
  }

  private func check(_ file: Int, into report: inout ProblemReport) {
    var units: Set<String>?
    for node in file..<tree.end(of: file) where tree.vocabulary(of: node) == .core {
      for name in names(for: node) {
        guard let flows = tree.attribute(name, of: node) else { continue }
        let known = units ?? self.units(of: file)
        units = known
        for flow in flows.xmlWords where !known.contains(String(flow)) {
          report.add(
            .subFlows, at: tree.location(of: node),
            "“\(flow)” in the attribute “\(name)” is no unit of the same file",
            try: "write the ids of units, with spaces between")
        }
      }
    }
  }

  private func names(for node: Int) -> [String] {
    switch tree.name(of: node) {
    case "ph", "sc", "ec": ["subFlows"]
    case "pc": ["subFlowsStart", "subFlowsEnd"]
    default: []
    }
  }

  private func units(of file: Int) -> Set<String> {
    Set(
      (file..<tree.end(of: file)).lazy.filter { tree.isCore($0, "unit") }
        .compactMap { tree.attribute("id", of: $0) })
  }
}

extension XLIFFRule {
  fileprivate static let subFlows = Self(.subFlows, "attribute subFlows")
}
