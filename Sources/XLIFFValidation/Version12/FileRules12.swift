import AuditModel

/// Names in a file of XLIFF 1.2 are unique, and what refers to them finds them.
struct FileRules12 {
  let tree: XLIFFTree
  let file: Int

  func check(into report: inout ProblemReport) {
    var names = Names(tree: tree)
    for node in file..<tree.end(of: file) where tree.vocabulary(of: node) == .core {
      names.take(node, into: &report)
    }
    for node in file..<tree.end(of: file) where tree.vocabulary(of: node) == .core {
      checkReferences(of: node, names, into: &report)
    }
    checkTargetLanguage(into: &report)
  }

  /// What can be referred to in a file.
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

    mutating func take(_ node: Int, into report: inout ProblemReport) {
      switch tree.name(of: node) {
      case "trans-unit", "bin-unit": units.take(node, tree, into: &report)
      case "group": groups.take(node, tree, into: &report)
      case "tool": tools.take(node, tree, into: &report)
      case "phase": phases.take(node, tree, into: &report)
      case "count-group": counts.take(node, tree, into: &report)
      case "context-group": contexts.take(node, tree, into: &report)
      case "external-file": externals.take(node, tree, into: &report)
      default: break
      }
    }

    func hasUnit(_ name: String) -> Bool { units.contains(name) }
    func hasTool(_ name: String) -> Bool { tools.contains(name) }
    func hasPhase(_ name: String) -> Bool { phases.contains(name) }
  }

  private func checkReferences(
    of node: Int, _ names: Names, into report: inout ProblemReport
  ) {
    switch tree.name(of: node) {
    case "file", "phase", "alt-trans":
      check("tool-id", of: node, "a <tool> of the header", names.hasTool, into: &report)
    case "bpt", "ept", "it", "ph", "g", "x", "bx", "ex", "sub":
      check("xid", of: node, "a unit of the file", names.hasUnit, into: &report)
      return
    default: break
    }
    switch tree.name(of: node) {
    case "count", "trans-unit", "target", "bin-unit", "bin-target":
      check("phase-name", of: node, "a <phase> of the header", names.hasPhase, into: &report)
    default: break
    }
  }

  private func check(
    _ attribute: String, of node: Int, _ meant: String, _ exists: (String) -> Bool,
    into report: inout ProblemReport
  ) {
    guard let value = tree.attribute(attribute, of: node), !exists(value) else { return }
    report.add(
      .reference, at: tree.place(of: node),
      "the attribute “\(attribute)” of <\(tree.name(of: node))> is “\(value)”, which is not "
        + meant,
      try: "write the name of \(meant), or remove the attribute")
  }

  private func checkTargetLanguage(into report: inout ProblemReport) {
    guard tree.attribute("target-language", of: file) == nil,
      let target = (file..<tree.end(of: file)).first(where: {
        tree.isCore($0, "target")
          && tree.parent(of: $0).map { tree.isCore($0, "trans-unit") } == true
      })
    else { return }
    report.add(
      .warning, .targetLanguage, at: tree.place(of: target),
      "the file has a <target>, but <file> has no attribute “target-language”",
      try: "add target-language=… to <file>")
  }
}

/// Reports names that stand twice, and tells whether there is a name.
private struct SeenNames {
  private let kind: String
  private let attribute: String
  private let rule: XLIFFRule
  private var lines: [String: Int] = [:]

  init(_ kind: String, _ attribute: String, _ rule: XLIFFRule) {
    self.kind = kind
    self.attribute = attribute
    self.rule = rule
  }

  func contains(_ name: String) -> Bool { lines[name] != nil }

  mutating func take(_ node: Int, _ tree: XLIFFTree, into report: inout ProblemReport) {
    guard let name = tree.attribute(attribute, of: node) else { return }
    let place = tree.place(of: node)
    guard let first = lines[name] else {
      lines[name] = place.line
      return
    }
    report.add(
      rule, at: place,
      "the \(attribute) “\(name)” of a \(kind) is used twice in the same <file>, first in line "
        + "\(first)",
      try: "give each its own \(attribute)")
  }
}

extension XLIFFRule {
  fileprivate static let unit = Self("xliff-id-unique", "attribute id")
  fileprivate static let group = Self("xliff-id-unique", "attribute id")
  fileprivate static let tool = Self("xliff-name-unique", "attribute tool-id")
  fileprivate static let phase = Self("xliff-name-unique", "attribute phase-name")
  fileprivate static let count = Self("xliff-name-unique", "element count-group")
  fileprivate static let context = Self("xliff-name-unique", "element context-group")
  fileprivate static let external = Self("xliff-name-unique", "attribute uid")
  fileprivate static let reference = Self("xliff-reference", "strict schema, keys")
  fileprivate static let targetLanguage = Self("xliff-target-language", "attribute target-language")
}
