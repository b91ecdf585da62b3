import AuditModel

/// Compares every element of a document with the grammar: what it is called, what it holds and in
/// which order.
struct StructureCheck {
  private let tree: XLIFFTree
  private let grammar: DocumentGrammar

  init(tree: XLIFFTree, grammar: Grammar) {
    self.tree = tree
    self.grammar = DocumentGrammar(grammar, of: tree)
  }

  func run(into report: inout ProblemReport) {
    let attributes = AttributeCheck(tree: tree, grammar: grammar.grammar)
    for node in tree.nodes.indices where tree.isElement(node) {
      guard let element = grammar.element(tree.nameNumber(of: node)) else {
        reportUnknown(node, into: &report)
        continue
      }
      attributes.check(node, element, into: &report)
      checkContent(of: node, element, into: &report)
    }
  }

  /// Extensions may be called anything; what lies in a known vocabulary may not.
  private func reportUnknown(_ node: Int, into report: inout ProblemReport) {
    let vocabulary = tree.vocabulary(of: node)
    let isKnown = vocabulary == .core || vocabulary.isModule
    guard isKnown || vocabulary == .none && !isInExtension(node) else { return }
    let name = tree.name(of: node)
    let near = NearestWord.to(name, among: grammar.grammar.names(in: vocabulary))
    report.add(
      .knownElements, at: tree.location(of: node),
      "there is no element <\(tree.qualifiedName(of: node))>",
      try: near.map { "write <\(vocabulary.qualified($0))>" } ?? "remove it")
  }

  private func isInExtension(_ node: Int) -> Bool {
    tree.ancestorsAndSelf(of: node).contains { tree.vocabulary(of: $0) == .foreign }
      || tree.enclosing("skeleton", of: node) != nil
  }

  private func checkContent(
    of node: Int, _ element: DocumentGrammar.Element, into report: inout ProblemReport
  ) {
    switch element.grammar.content {
    case .empty:
      if !tree.isEmpty(node) {
        checkText(in: node, into: &report)
        allow([], inside: node, into: &report)
      }
    case .text, .mixed: allow(element.allowed, inside: node, into: &report)
    case .open: checkOpen(node, into: &report)
    case .sequence:
      checkText(in: node, into: &report)
      var sequence = SequenceCheck(tree: tree, parent: node, positions: element.particles)
      for child in tree.childNodes(of: node) where isReportedHere(child) {
        sequence.take(child, into: &report)
      }
      sequence.finish(into: &report)
    }
  }

  private func allow(_ names: [Int32], inside node: Int, into report: inout ProblemReport) {
    for child in tree.childNodes(of: node)
    where !names.contains(tree.nodes[child].name) && isReportedHere(child) {
      report.addMisplaced(child, in: tree)
    }
  }

  /// An unknown element of a known vocabulary is reported on its own, and a text elsewhere.
  private func isReportedHere(_ node: Int) -> Bool {
    let number = tree.nameNumber(of: node)
    return number >= 0
      && (grammar.element(number) != nil || tree.names[number].vocabulary == .foreign)
  }

  private func checkOpen(_ node: Int, into report: inout ProblemReport) {
    for child in tree.children(of: node) where tree.vocabulary(of: child) == .core {
      report.addMisplaced(child, in: tree)
    }
  }

  private func checkText(in node: Int, into report: inout ProblemReport) {
    for child in tree.childNodes(of: node) {
      guard let text = tree.text(at: child), !text.isXMLWhitespace else { continue }
      report.add(
        .textInStructure, at: tree.location(of: child),
        "unexpected text directly in <\(tree.qualifiedName(of: node))>, which holds only elements",
        try: "move the text to where it belongs, or remove it")
    }
  }
}

extension XLIFFTree {
  func elementName(of node: Int) -> ElementName {
    ElementName(vocabulary(of: node), name(of: node))
  }
}

extension ProblemReport {
  /// Notes that an element may not be where it is.
  mutating func addMisplaced(_ node: Int, in tree: XLIFFTree) {
    let parent = tree.parent(of: node).map { tree.qualifiedName(of: $0) } ?? ""
    let extensionOf = tree.foreignNamespace(of: node).map { " of “\($0)”" } ?? ""
    add(
      .allowedElements, at: tree.location(of: node),
      "<\(tree.qualifiedName(of: node))>\(extensionOf) is not allowed in <\(parent)>",
      try: "move it to where it is allowed, or remove it")
  }
}

extension XLIFFRule {
  fileprivate static let knownElements = Self(.elementKnown, "Detailed Specification")
  fileprivate static let allowedElements = Self(.elementLocation, "Detailed Specification")
  fileprivate static let textInStructure = Self(.textLocation, "Detailed Specification")
}
