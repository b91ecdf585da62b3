/// Entries of a glossary have ids of their own, and say something of their term (Glossary Module).
struct GlossaryRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for glossary in tree.elements(.glossary, "glossary") {
      var seen = SeenIdentifiers(scope: "<gls:glossary>", rule: .identifier)
      for node in glossary..<tree.end(of: glossary)
      where tree.isElement(node, .glossary, "glossEntry")
        || tree.isElement(node, .glossary, "translation")
      {
        seen.take(tree.attribute("id", of: node), at: node, in: tree, into: &report)
      }
    }
    for entry in tree.elements(.glossary, "glossEntry") {
      let saysSomething = tree.children(of: entry).contains {
        tree.isElement($0, .glossary, "translation") || tree.isElement($0, .glossary, "definition")
      }
      guard !saysSomething else { continue }
      report.add(
        .entry, at: tree.location(of: entry),
        "<gls:glossEntry> has neither a translation nor a definition",
        try: "add <gls:translation> or <gls:definition>")
    }
  }
}

extension XLIFFRule {
  fileprivate static let identifier = Self(.glossaryID, "Glossary Module, attribute id")
  fileprivate static let entry = Self(.glossaryEntry, "Glossary Module, element glossEntry")
}
