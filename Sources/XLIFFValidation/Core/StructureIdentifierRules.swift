/// The ids of files, groups, units, notes and data are each used once where they are looked up.
struct StructureIdentifierRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    checkChildren("file", of: XLIFFTree.root, scope: "xliff", into: &report)
    for file in tree.children(of: XLIFFTree.root) where tree.isCore(file, "file") {
      checkDescendants("group", of: file, into: &report)
      checkDescendants("unit", of: file, into: &report)
    }
    for node in tree.nodes.indices where tree.vocabulary(of: node) == .core {
      switch tree.name(of: node) {
      case "notes": checkChildren("note", of: node, scope: "notes", into: &report)
      case "originalData": checkChildren("data", of: node, scope: "originalData", into: &report)
      default: break
      }
    }
  }

  private func checkChildren(
    _ name: String, of node: Int, scope: String, into report: inout ProblemReport
  ) {
    var seen = SeenIdentifiers(scope: "<\(scope)>", rule: .unique)
    for child in tree.children(of: node) where tree.isCore(child, name) {
      seen.take(tree.attribute("id", of: child), at: child, in: tree, into: &report)
    }
  }

  private func checkDescendants(
    _ name: String, of file: Int, into report: inout ProblemReport
  ) {
    var seen = SeenIdentifiers(scope: "<file>", rule: .unique)
    for node in file..<tree.end(of: file) where tree.isCore(node, name) {
      seen.take(tree.attribute("id", of: node), at: node, in: tree, into: &report)
    }
  }
}

/// Reports ids that appear twice in a scope.
struct SeenIdentifiers {
  private let scope: String
  private let rule: XLIFFRule
  private var positions: [String: Int] = [:]

  init(scope: String, rule: XLIFFRule) {
    self.scope = scope
    self.rule = rule
  }

  /// Takes the id of an element, and reports it when it is used already.
  mutating func take(
    _ id: String?, at node: Int, in tree: XLIFFTree, into report: inout ProblemReport
  ) {
    guard let id else { return }
    guard let first = positions[id] else {
      positions[id] = node
      return
    }
    report.add(
      rule, at: tree.location(of: node),
      "the id “\(id)” of <\(tree.qualifiedName(of: node))> is used twice in the same \(scope), "
        + "first in line \(tree.location(of: first).line)",
      try: "give each its own id")
  }
}

extension XLIFFRule {
  static let unique = Self(.idUnique, "attribute id")
}
