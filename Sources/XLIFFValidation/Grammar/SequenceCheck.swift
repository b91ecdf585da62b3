import SourceText

/// Follows the elements in an element through the order in which they have to be.
struct SequenceCheck {
  private let tree: XLIFFTree
  private let parent: Int
  private let positions: [DocumentGrammar.Position]
  /// Which of the particles the last element belonged to, and how many have been its own.
  private var current = 0
  private var count = 0
  /// How often each element of a module appeared there.
  private var modules: [ElementName: Int] = [:]

  init(tree: XLIFFTree, parent: Int, positions: [DocumentGrammar.Position]) {
    self.tree = tree
    self.parent = parent
    self.positions = positions
  }

  mutating func take(_ child: Int, into report: inout ProblemReport) {
    let number = tree.nameNumber(of: child)
    let vocabulary = tree.names[number].vocabulary
    if let index = positions.indices.first(where: { canTake(number, at: $0) }) {
      reportMissing(from: current, to: index, at: child, into: &report)
      count = index == current ? count + 1 : 1
      current = index
      if vocabulary.isModule { countModule(tree.elementName(of: child), child, into: &report) }
    } else if positions.indices.contains(where: { accepts(number, $0) }) {
      reportOrder(child, into: &report)
    } else if vocabulary == .core || vocabulary == .foreign || vocabulary.isModule {
      report.addMisplaced(child, in: tree)
    }
  }

  mutating func finish(into report: inout ProblemReport) {
    reportMissing(from: current, to: positions.count, at: parent, into: &report)
  }

  private func canTake(_ number: Int, at index: Int) -> Bool {
    guard index >= current, accepts(number, index) else { return false }
    return index > current || count < positions[index].particle.most
  }

  private func accepts(_ number: Int, _ index: Int) -> Bool {
    if positions[index].names.contains(Int32(number)) { return true }
    guard let modules = positions[index].particle.extensions else { return false }
    let own = tree.vocabulary(of: parent)
    let name = tree.names[number]
    // To a module all but its own elements are of other namespaces, those of the core included.
    if own != .core { return name.vocabulary != own }
    return name.vocabulary == .foreign
      || modules.contains { $0.name == ElementName(name.vocabulary, name.local) }
  }

  /// The particles that are left behind must have got what they need.
  private func reportMissing(
    from first: Int, to last: Int, at node: Int, into report: inout ProblemReport
  ) {
    guard first < last else { return }
    for index in first..<last {
      let found = index == current ? count : 0
      guard found < positions[index].particle.least else { continue }
      let isBefore = node != parent
      report.add(
        .requiredElements, at: tree.location(of: node),
        "\(positions[index].particle.description) is missing"
          + (isBefore ? " before <\(tree.qualifiedName(of: node))>" : "")
          + " in <\(tree.qualifiedName(of: parent))>",
        try: "add \(positions[index].particle.description)")
    }
  }

  private func reportOrder(_ child: Int, into report: inout ProblemReport) {
    let name = tree.qualifiedName(of: child)
    let isRepeated =
      positions[current].particle.names.contains(tree.elementName(of: child))
      && count >= positions[current].particle.most
    report.add(
      .elementOrder, at: tree.location(of: child),
      isRepeated
        ? "<\(name)> appears more than once in <\(tree.qualifiedName(of: parent))>"
        : "<\(name)> comes too late in <\(tree.qualifiedName(of: parent))>",
      try: isRepeated ? "keep one of them" : "move it before what it has to precede")
  }

  private mutating func countModule(
    _ name: ElementName, _ child: Int, into report: inout ProblemReport
  ) {
    guard let module = positions[current].particle.extensions?.first(where: { $0.name == name })
    else {
      return
    }
    modules[name, default: 0] += 1
    guard modules[name, default: 0] > module.most else { return }
    report.add(
      .elementOrder, at: tree.location(of: child),
      "<\(name.qualified)> appears more than once in <\(tree.qualifiedName(of: parent))>",
      try: "bring together what they hold")
  }
}

extension XLIFFRule {
  fileprivate static let requiredElements = Self(.elementMissing, "Detailed Specification")
  fileprivate static let elementOrder = Self(.elementOrder, "Detailed Specification")
}
