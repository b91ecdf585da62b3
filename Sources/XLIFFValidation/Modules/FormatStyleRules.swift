/// Format styles are only where they mean something, and their attributes are written in pairs
/// (Format Style Module).
struct FormatStyleRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for node in tree.nodes.indices where tree.isElement(node) {
      let style = tree.attribute("fs", in: .formatStyle, of: node)
      let subStyle = tree.attribute("subFs", in: .formatStyle, of: node)
      guard style != nil || subStyle != nil else { continue }
      checkEnd(node, name: style == nil ? "subFs" : "fs", into: &report)
      if let subStyle { check(subStyle, hasStyle: style != nil, node, into: &report) }
    }
  }

  private func checkEnd(_ node: Int, name: String, into report: inout ProblemReport) {
    guard tree.isCore(node, "ec"), tree.attribute("isolated", of: node) != "yes" else { return }
    report.add(
      .end, at: tree.location(of: node), "<ec> has “fs:\(name)” but is not isolated",
      try: "put it on its <sc>")
  }

  private func check(
    _ subStyle: String, hasStyle: Bool, _ node: Int, into report: inout ProblemReport
  ) {
    if !hasStyle {
      report.add(
        .subStyle, at: tree.location(of: node),
        "<\(tree.qualifiedName(of: node))> has “fs:subFs” but no “fs:fs”", try: "add fs:fs=\"…\"")
    }
    if !Self.isListOfPairs(subStyle) {
      report.add(
        .subStyle, at: tree.location(of: node),
        "the attribute “fs:subFs” cannot be “\(subStyle)”",
        try: "write “name,value”, with a backslash between pairs and before commas and "
          + "backslashes in a value")
    }
  }

  /// Whether there are pairs of a name, a comma and a value, with backslashes between them.
  private static func isListOfPairs(_ text: String) -> Bool {
    var commas = 0
    var nameLength = 0
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\" {
        if rest.first == "\\" || rest.first == "," {
          rest.removeFirst()
          if commas == 0 { nameLength += 1 }
          continue
        }
        guard commas == 1, nameLength > 0 else { return false }
        (commas, nameLength) = (0, 0)
      } else if character == "," {
        commas += 1
        if commas > 1 { return false }
      } else if commas == 0 {
        nameLength += 1
      }
    }
    return commas == 1 && nameLength > 0
  }
}

extension XLIFFRule {
  fileprivate static let end = Self(.formatStyleEnd, "Format Style Module, attribute fs")
  fileprivate static let subStyle = Self(.formatSubStyle, "Format Style Module, attribute subFs")
}
