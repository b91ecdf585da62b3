import AuditModel

/// References within the document are written as the specification asks, and lead somewhere.
struct FragmentRules {
  private let tree: XLIFFTree
  private let prefixes: FragmentPrefixes
  private var resolver: FragmentResolver

  init(tree: XLIFFTree, prefixes: FragmentPrefixes) {
    self.tree = tree
    self.prefixes = prefixes
    resolver = FragmentResolver(tree: tree, prefixes: prefixes)
  }

  mutating func check(into report: inout ProblemReport) {
    for node in tree.nodes.indices {
      guard let purpose = purpose(of: node), let reference = tree.attribute("ref", of: node) else {
        continue
      }
      check(reference, purpose, node, into: &report)
    }
  }

  /// The purpose of a reference, and so the kinds of objects that it may lead to.
  private enum Purpose {
    /// A note of the same unit.
    case comment
    /// A span of text in the same unit.
    case span
    /// Anything.
    case any
  }

  private func purpose(of node: Int) -> Purpose? {
    switch (tree.vocabulary(of: node), tree.name(of: node)) {
    case (.core, "mrk"), (.core, "sm"):
      tree.attribute("type", of: node) == "comment" ? .comment : .any
    case (.core, "note"): .any
    case (.matches, "match"), (.glossary, "glossEntry"), (.glossary, "translation"): .span
    default: nil
    }
  }

  private mutating func check(
    _ reference: String, _ purpose: Purpose, _ node: Int, into report: inout ProblemReport
  ) {
    guard reference.hasPrefix("#") else {
      return checkOutside(reference, purpose, node, into: &report)
    }
    do {
      let fragment = try FragmentIdentifier(reference.dropFirst(), prefixes: prefixes)
      let target = resolver.resolve(fragment, from: node)
      checkTarget(target, fragment, reference, purpose, node, into: &report)
    } catch {
      report.add(
        .syntax, at: tree.location(of: node),
        "the reference “\(reference)” cannot be read: \(error.message)", try: error.suggestion)
    }
  }

  /// A reference without `#` leads out of the document; only candidates and glossaries must not.
  private mutating func checkOutside(
    _ reference: String, _ purpose: Purpose, _ node: Int, into report: inout ProblemReport
  ) {
    switch purpose {
    case .any: break
    case .comment: reportNoNote(reference, node, into: &report)
    case .span:
      guard isLooseSpan(reference, from: node) else {
        return reportNoSpan(reference, node, into: &report)
      }
      // The value of a candidate is an IRI, which without “#” is that of another document.
      report.add(
        tree.vocabulary(of: node) == .matches ? .error : .warning, .syntax,
        at: tree.location(of: node),
        "the reference “\(reference)” does not begin with “#”", try: "write “#…” or “#t=…”")
    }
  }

  /// Whether the reference leads to a text when the `#` is thought of as it was in the validation
  /// files of XLIFF 2.1: left out, or right before the id.
  private mutating func isLooseSpan(_ reference: String, from node: Int) -> Bool {
    guard let id = reference.split(separator: "#", omittingEmptySubsequences: false).last else {
      return false
    }
    for text in [id, "t=" + id] {
      let fragment = try? FragmentIdentifier(text, prefixes: prefixes)
      if isSpan(fragment.flatMap { resolver.resolve($0, from: node) }, from: node) { return true }
    }
    return false
  }

  private func checkTarget(
    _ target: Int?, _ fragment: FragmentIdentifier, _ reference: String, _ purpose: Purpose,
    _ node: Int, into report: inout ProblemReport
  ) {
    switch purpose {
    case .comment:
      let isNote =
        fragment.leaf?.prefix == "n" && target.map { tree.scope(of: $0) } == tree.scope(of: node)
      if !isNote { reportNoNote(reference, node, into: &report) }
    case .span:
      if !isSpan(target, from: node) { reportNoSpan(reference, node, into: &report) }
    case .any where target == nil:
      report.add(
        .warning, .dangling, at: tree.location(of: node),
        "the reference “\(reference)” leads nowhere", try: "write the id of an element that exists")
    case .any: break
    }
  }

  private func isSpan(_ target: Int?, from node: Int) -> Bool {
    guard let target, tree.vocabulary(of: target) == .core else { return false }
    let isText = !["file", "group", "unit", "note", "data"].contains(tree.name(of: target))
    return isText && tree.enclosing("unit", of: target) == tree.enclosing("unit", of: node)
  }

  private func reportNoNote(_ reference: String, _ node: Int, into report: inout ProblemReport) {
    report.add(
      .comment, at: tree.location(of: node),
      "the comment refers to “\(reference)”, which is no note of the same unit",
      try: "write “#n=…” with the id of a <note> of the unit")
  }

  private func reportNoSpan(_ reference: String, _ node: Int, into report: inout ProblemReport) {
    report.add(
      .span, at: tree.location(of: node),
      "<\(tree.qualifiedName(of: node))> refers to “\(reference)”, which is no text of the same unit",
      try: "write “#…” with the id of a segment, code or marker of the unit")
  }
}

extension XLIFFRule {
  fileprivate static let syntax = Self(.fragment, "Fragment Identification")
  fileprivate static let dangling = Self(.fragmentTarget, "Fragment Identification")
  fileprivate static let comment = Self(.commentNote, "Comment Annotation")
  fileprivate static let span = Self(.moduleRef, "attribute ref of the module")
}
