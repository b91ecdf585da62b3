/// The ids of extension elements are unique within the file, group or unit right around them.
struct ExtensionIdentifierRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    guard !tree.namespaces.isEmpty else { return }
    var scopes: [Int: [String: SeenIdentifiers]] = [:]
    for node in tree.nodes.indices {
      guard let namespace = tree.foreignNamespace(of: node), let id = identifier(of: node),
        let scope = tree.scope(of: node), tree.enclosing("skeleton", of: node) == nil
      else { continue }
      let name = tree.name(of: scope)
      scopes[scope, default: [:]][
        namespace, default: SeenIdentifiers(scope: "<\(name)>", rule: .extensionIdentifier)
      ].take(id, at: node, in: tree, into: &report)
    }
  }

  private func identifier(of node: Int) -> String? {
    tree.attribute("id", of: node) ?? tree.attribute("id", in: .xml, of: node)
  }
}

extension XLIFFTree {
  /// The file, group or unit right around a node.
  func scope(of node: Int) -> Int? {
    ancestorsAndSelf(of: node).dropFirst().first {
      isCore($0, "unit") || isCore($0, "group") || isCore($0, "file")
    }
  }
}

extension XLIFFRule {
  fileprivate static let extensionIdentifier = Self(
    .extensionID, "Extensibility, Constraints")
}
