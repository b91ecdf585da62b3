import AuditModel

/// Names in a file of XLIFF 1.2 are unique, and what refers to them finds them.
struct FileRules12 {
  let tree: XLIFFTree
  let elements: Elements12
  let file: Int

  func check(into report: inout ProblemReport) {
    var names = Names(tree: tree)
    for node in file..<tree.end(of: file) { names.take(node, elements[node], into: &report) }
    for node in file..<tree.end(of: file) { checkReferences(of: node, names, into: &report) }
    checkTargetLanguage(into: &report)
  }

  /// The kinds of objects that can be referenced in a file.
  private struct Names {
    let tree: XLIFFTree
    private var units = SeenNames("unit", "id", .unit)
    private var groups = SeenNames("group", "id", .group)
    private var tools = SeenNames("tool", "tool-id", .tool)
    private var phases = SeenNames("phase", "phase-name", .phase)
    private var counts = SeenNames("count group", "name", .count)
    private var contexts = SeenNames("context group", "name", .context)
    private var externals = SeenNames("external file", "uid", .external)

    init(tree: XLIFFTree) { self.tree = tree }

    mutating func take(_ node: Int, _ element: Element12, into report: inout ProblemReport) {
      switch element {
      case .unit, .binaryUnit: units.take(node, tree, into: &report)
      case .group: groups.take(node, tree, into: &report)
      case .tool: tools.take(node, tree, into: &report)
      case .phase: phases.take(node, tree, into: &report)
      case .countGroup: counts.take(node, tree, into: &report)
      case .contextGroup: contexts.take(node, tree, into: &report)
      case .externalFile: externals.take(node, tree, into: &report)
      default: break
      }
    }

    func has(_ name: String, as kind: Reference) -> Bool {
      switch kind {
      case .unit: units.contains(name)
      case .tool: tools.contains(name)
      case .phase: phases.contains(name)
      }
    }
  }

  /// The kind of object that an attribute refers to.
  private enum Reference: String {
    case unit = "a unit of the file"
    case tool = "a <tool> of the header"
    case phase = "a <phase> of the header"
  }

  private func checkReferences(
    of node: Int, _ names: borrowing Names, into report: inout ProblemReport
  ) {
    switch elements[node] {
    case .file, .phase, .candidate: check("tool-id", of: node, .tool, names, into: &report)
    case .bpt, .ept, .it, .ph, .g, .x, .bx, .ex, .sub:
      check("xid", of: node, .unit, names, into: &report)
    case .count, .unit, .target, .binaryUnit, .binaryTarget:
      check("phase-name", of: node, .phase, names, into: &report)
    default: break
    }
  }

  private func check(
    _ attribute: String, of node: Int, _ meant: Reference, _ names: borrowing Names,
    into report: inout ProblemReport
  ) {
    guard let value = tree.attribute(attribute, of: node), !names.has(value, as: meant) else {
      return
    }
    report.add(
      .reference, at: tree.location(of: node),
      "the attribute “\(attribute)” of <\(tree.name(of: node))> is “\(value)”, which is not "
        + meant.rawValue,
      try: "write the name of \(meant.rawValue), or remove the attribute")
  }

  private func checkTargetLanguage(into report: inout ProblemReport) {
    guard tree.attribute("target-language", of: file) == nil,
      let target = (file..<tree.end(of: file)).first(where: {
        elements[$0] == .target && tree.parent(of: $0).map { elements[$0] == .unit } == true
      })
    else { return }
    report.add(
      .warning, .targetLanguage, at: tree.location(of: target),
      "the file has a <target>, but <file> has no attribute “target-language”",
      try: "add target-language=… to <file>")
  }
}

/// Reports names that appear twice, and returns whether there is a name.
private struct SeenNames {
  private let kind: String
  private let attribute: String
  private let rule: XLIFFRule
  private var nodes: [String: Int] = [:]

  init(_ kind: String, _ attribute: String, _ rule: XLIFFRule) {
    self.kind = kind
    self.attribute = attribute
    self.rule = rule
  }

  func contains(_ name: String) -> Bool { nodes[name] != nil }

  mutating func take(_ node: Int, _ tree: XLIFFTree, into report: inout ProblemReport) {
    guard let name = tree.attribute(attribute, of: node) else { return }
    guard let first = nodes[name] else {
      nodes[name] = node
      return
    }
    report.add(
      rule, at: tree.location(of: node),
      "the \(attribute) “\(name)” of a \(kind) is used twice in the same <file>, first in line "
        + "\(tree.location(of: first).line)",
      try: "give each its own \(attribute)")
  }
}

extension XLIFFRule {
  fileprivate static let unit = Self(.idUnique, "attribute id")
  fileprivate static let group = Self(.idUnique, "attribute id")
  fileprivate static let tool = Self(.nameUnique, "attribute tool-id")
  fileprivate static let phase = Self(.nameUnique, "attribute phase-name")
  fileprivate static let count = Self(.nameUnique, "element count-group")
  fileprivate static let context = Self(.nameUnique, "element context-group")
  fileprivate static let external = Self(.nameUnique, "attribute uid")
  fileprivate static let reference = Self(.reference, "strict schema, keys")
  fileprivate static let targetLanguage = Self(.targetLanguage, "attribute target-language")
}
