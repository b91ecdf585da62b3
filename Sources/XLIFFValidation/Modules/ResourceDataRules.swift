import AuditModel

/// Resources are held or referred to, and have ids, types and languages that fit (Resource Data
/// Module).
struct ResourceDataRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for data in tree.elements(.resourceData, "resourceData") { checkIdentifiers(data, &report) }
    for item in tree.elements(.resourceData, "resourceItem") { checkItem(item, &report) }
    checkReferences(&report)
    for (name, attribute) in [("source", "srcLang"), ("target", "trgLang")] {
      for node in tree.elements(.resourceData, name) {
        checkContent(node, &report)
        checkLanguage(node, attribute, &report)
      }
    }
  }

  private func checkIdentifiers(_ data: Int, _ report: inout ProblemReport) {
    var seen = SeenIdentifiers(scope: "<res:resourceData>", rule: .identifier)
    for node in tree.children(of: data) where tree.vocabulary(of: node) == .resourceData {
      seen.take(tree.attribute("id", of: node), at: node, in: tree, into: &report)
    }
  }

  private func checkItem(_ item: Int, _ report: inout ProblemReport) {
    if tree.isEmpty(item) {
      report.add(
        .item, at: tree.location(of: item), "<res:resourceItem> is empty",
        try: "add <res:source>, <res:target> or <res:reference>")
    }
    guard tree.attribute("mimeType", of: item) == nil else { return }
    let texts =
      tree.children(.resourceData, "source", of: item)
      + tree.children(.resourceData, "target", of: item)
    let filled = texts.filter { !tree.isEmpty($0) }
    guard filled.count < max(1, texts.count) else { return }
    report.add(
      filled.isEmpty ? .error : .warning, .mimeType, at: tree.location(of: item),
      "<res:resourceItem> has no “mimeType”, which it needs when its source and target are empty",
      try: "add mimeType=\"…\"")
  }

  private func checkReferences(_ report: inout ProblemReport) {
    var known: [Int: Set<String>] = [:]
    for node in tree.elements(.resourceData, "resourceItemRef") {
      guard let reference = tree.attribute("ref", of: node),
        let file = tree.enclosing("file", of: node)
      else { continue }
      let items = known[file] ?? items(of: file)
      known[file] = items
      guard !items.contains(reference) else { continue }
      // The specification allows items of the file only; tools read those of the unit as well.
      if let unit = tree.enclosing("unit", of: node), self.items(of: unit).contains(reference) {
        report.add(
          .warning, .reference, at: tree.location(of: node),
          "<res:resourceItemRef> refers to “\(reference)”, a resource of its own <unit>",
          try: "put the <res:resourceItem> at the level of the file")
        continue
      }
      report.add(
        .reference, at: tree.location(of: node),
        "<res:resourceItemRef> refers to “\(reference)”, which is no resource of its <file>",
        try: "write the id of a <res:resourceItem> at the level of the file")
    }
  }

  private func items(of container: Int) -> Set<String> {
    let data = tree.children(.resourceData, "resourceData", of: container)
    let items = data.flatMap { tree.children(.resourceData, "resourceItem", of: $0) }
    return Set(items.compactMap { tree.attribute("id", of: $0) })
  }

  private func checkContent(_ node: Int, _ report: inout ProblemReport) {
    let hasReference = tree.attribute("href", of: node) != nil
    guard hasReference != tree.isEmpty(node) else { return }
    let name = tree.qualifiedName(of: node)
    report.add(
      .content, at: tree.location(of: node),
      hasReference
        ? "<\(name)> has both content and the attribute “href”"
        : "<\(name)> is empty and has no attribute “href”",
      try: hasReference ? "keep one of them" : "add href=\"…\"")
  }

  private func checkLanguage(
    _ node: Int, _ attribute: String, _ report: inout ProblemReport
  ) {
    guard let language = tree.attribute("lang", in: .xml, of: node),
      let expected = tree.attribute(attribute, of: XLIFFTree.root),
      !LanguageTag.areEqual(language, expected)
    else { return }
    report.add(
      .language, at: tree.location(of: node),
      "<\(tree.qualifiedName(of: node))> is in “\(language)”, but \(attribute) is “\(expected)”",
      try: "write xml:lang=\"\(expected)\", or use <res:reference>")
  }
}

extension XLIFFRule {
  fileprivate static let identifier = Self(.resourceID, "Resource Data Module, attribute id")
  fileprivate static let item = Self(.resourceItem, "Resource Data Module, element resourceItem")
  fileprivate static let mimeType = Self(
    .resourceMimeType, "Resource Data Module, element resourceItem")
  fileprivate static let reference = Self(.resourceReference, "Resource Data Module, attribute ref")
  fileprivate static let content = Self(
    .resourceContent, "Resource Data Module, elements source and target")
  fileprivate static let language = Self(
    .resourceLanguage, "Resource Data Module, elements source and target")
}
