/// Sources and targets are in the languages of the document and treat white space alike.
struct LanguageRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    checkTargetLanguage(into: &report)
    guard tree.hasLanguages || tree.hasSpaces else { return }
    for node in tree.nodes.indices where isPart(node) {
      if tree.hasLanguages { checkLanguages(of: node, into: &report) }
      if tree.hasSpaces { checkSpaces(of: node, into: &report) }
    }
  }

  private func isPart(_ node: Int) -> Bool {
    tree.isCore(node, "segment") || tree.isCore(node, "ignorable")
  }

  private func checkTargetLanguage(into report: inout ProblemReport) {
    guard tree.attribute("trgLang", of: XLIFFTree.root) == nil,
      let target = tree.nodes.indices.first(where: {
        tree.isCore($0, "target") && tree.parent(of: $0).map(isPart) == true
      })
    else { return }
    report.add(
      .targetLanguage, at: tree.location(of: target),
      "the document has a <target>, but <xliff> has no attribute “trgLang”",
      try: "add trgLang=… to <xliff>")
  }

  private func checkLanguages(of part: Int, into report: inout ProblemReport) {
    for (name, attribute) in [("source", "srcLang"), ("target", "trgLang")] {
      guard let text = tree.coreChild(name, of: part),
        let expected = tree.attribute(attribute, of: XLIFFTree.root),
        let language = tree.inherited("lang", in: .xml, of: text),
        !LanguageTag.areEqual(language, expected)
      else { continue }
      let isOwn = tree.attribute("lang", in: .xml, of: text) != nil
      report.add(
        .language, at: tree.location(of: text),
        "<\(name)> is in “\(language)”\(isOwn ? "" : " by an element around it"), but "
          + "\(attribute) is “\(expected)”",
        try: "write xml:lang=\"\(expected)\" here, or remove the other")
    }
  }

  private func checkSpaces(of part: Int, into report: inout ProblemReport) {
    guard let source = tree.coreChild("source", of: part),
      let target = tree.coreChild("target", of: part)
    else { return }
    let (wanted, found) = (space(of: source), space(of: target))
    guard wanted != found else { return }
    report.add(
      .space, at: tree.location(of: target),
      "<target> has xml:space=\"\(found)\", but its <source> “\(wanted)”",
      try: "write xml:space=\"\(wanted)\"")
  }

  private func space(of node: Int) -> String {
    tree.inherited("space", in: .xml, of: node) ?? "default"
  }
}

extension XLIFFRule {
  fileprivate static let targetLanguage = Self(.targetLanguageOfDocument, "element xliff")
  fileprivate static let language = Self(.language, "elements source and target")
  fileprivate static let space = Self(.space, "attribute xml:space")
}
