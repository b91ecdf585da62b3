/// The elements of XLIFF 1.2 that rules ask for.
enum Element12: String {
  case file, group, tool, phase, source, target, count, note
  case unit = "trans-unit"
  case binaryUnit = "bin-unit"
  case binaryTarget = "bin-target"
  case candidate = "alt-trans"
  case segmentedSource = "seg-source"
  case countGroup = "count-group"
  case contextGroup = "context-group"
  case propertyGroup = "prop-group"
  case externalFile = "external-file"
  case bpt, ept, it, ph, g, x, bx, ex, sub, mrk
  /// Any other element, or a text.
  case other
}

/// The elements of a document of XLIFF 1.2, each name of which is looked up once.
struct Elements12 {
  private let tree: XLIFFTree
  private let names: [Element12]

  init(_ tree: XLIFFTree) {
    self.tree = tree
    names = tree.names.map { name in
      name.vocabulary == .core ? Element12(rawValue: name.local) ?? .other : .other
    }
  }

  /// The kind of a node.
  subscript(node: Int) -> Element12 {
    let number = tree.nameNumber(of: node)
    return number < 0 ? .other : names[number]
  }
}
