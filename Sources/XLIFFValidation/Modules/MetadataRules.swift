/// Metadata and its groups have ids of their own (Metadata Module).
struct MetadataRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for metadata in tree.elements(.metadata, "metadata") {
      var seen = SeenIdentifiers(scope: "<mda:metadata>", rule: .identifier)
      seen.take(tree.attribute("id", of: metadata), at: metadata, in: tree, into: &report)
      for node in metadata + 1..<tree.end(of: metadata)
      where tree.isElement(node, .metadata, "metaGroup") {
        seen.take(tree.attribute("id", of: node), at: node, in: tree, into: &report)
      }
    }
  }
}

extension XLIFFRule {
  fileprivate static let identifier = Self(.metadataID, "Metadata Module, attribute id")
}
