import AuditModel
import SourceText

/// Size restrictions are written as their profile asks, and texts keep to them (Size and Length
/// Restriction Module).
struct SizeRestrictionRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for node in tree.nodes.indices where tree.isElement(node) {
      checkInformation(node, into: &report)
    }
    checkReferences(into: &report)
    for file in tree.children(of: XLIFFTree.root) where tree.isCore(file, "file") {
      checkSizes(of: file, into: &report)
    }
  }

  private func value(_ name: String, _ node: Int) -> String? {
    tree.attribute(name, in: .sizeRestriction, of: node)
  }

  private func checkInformation(_ node: Int, into report: inout ProblemReport) {
    if value("sizeInfo", node) != nil, value("sizeInfoRef", node) != nil {
      report.add(
        .information, at: tree.location(of: node),
        "<\(tree.qualifiedName(of: node))> has both “slr:sizeInfo” and “slr:sizeInfoRef”",
        try: "keep one of them")
    }
    guard tree.isCore(node, "ec"), tree.attribute("isolated", of: node) != "yes" else { return }
    for name in ["sizeInfo", "sizeInfoRef", "equivStorage"] where value(name, node) != nil {
      report.add(
        .end, at: tree.location(of: node), "<ec> has “slr:\(name)” but is not isolated",
        try: "put it on its <sc>")
    }
  }

  /// The information lies in an `<slr:data>` beside the element or beside one around it.
  private func checkReferences(into report: inout ProblemReport) {
    var identifiers: [Int: Set<String>] = [:]
    for node in tree.nodes.indices {
      guard tree.isElement(node), let reference = value("sizeInfoRef", node) else { continue }
      let isFound = tree.ancestorsAndSelf(of: node).contains { ancestor in
        let known = identifiers[ancestor] ?? self.identifiers(in: ancestor)
        identifiers[ancestor] = known
        return known.contains(reference)
      }
      guard !isFound else { continue }
      report.add(
        .reference, at: tree.location(of: node),
        "“slr:sizeInfoRef” is “\(reference)”, which is in no <slr:data> beside the element or "
          + "around it",
        try: "write the id of an element in <slr:data>")
    }
  }

  private func identifiers(in node: Int) -> Set<String> {
    guard !["pc", "mrk", "source", "target"].contains(tree.name(of: node)) else { return [] }
    var found: Set<String> = []
    for data in tree.children(.sizeRestriction, "data", of: node) {
      for inner in data..<tree.end(of: data) where tree.isElement(inner) {
        let id = tree.attribute("id", of: inner) ?? tree.attribute("id", in: .xml, of: inner)
        if let id { found.insert(id) }
      }
    }
    return found
  }

  private func checkSizes(of file: Int, into report: inout ProblemReport) {
    guard let profiles = tree.children(.sizeRestriction, "profiles", of: file).first else {
      return checkUnnamed([.display, .storage], of: file, into: &report)
    }
    let normalization = tree.children(.sizeRestriction, "normalization", of: profiles).first
    let limits: [(String, XLIFFSizeLimit)] = [("general", .display), ("storage", .storage)]
    for (kind, limit) in limits {
      guard let name = tree.attribute(kind + "Profile", of: profiles), !name.isEmpty else {
        checkUnnamed([limit], of: file, into: &report)
        continue
      }
      guard let profile = SizeProfile(rawValue: name),
        (profile == .codePoints) == (kind == "general")
      else {
        reportProfile(name, kind, profiles, into: &report)
        continue
      }
      let form = normalization.flatMap { tree.attribute(kind, of: $0) }
        .flatMap { TextNormalization(rawValue: $0) }
      SizeCheck(
        tree: tree, file: file, profile: profile, limit: limit,
        measure: SizeMeasure(tree, file: file, profile: profile, normalization: form ?? .none)
      ).run(into: &report)
    }
  }

  /// Without a profile a number can only be that of characters or bytes, which is whole; what is no
  /// number is left to whoever reads it.
  private func checkUnnamed(
    _ limits: [XLIFFSizeLimit], of file: Int, into report: inout ProblemReport
  ) {
    for node in file..<tree.end(of: file) where tree.isElement(node) {
      for limit in limits {
        for name in [limit.rawValue, limit == .display ? "sizeInfo" : "equivStorage"] {
          guard let text = value(name, node), text.hasFraction else { continue }
          report.add(
            .unnamed, at: tree.location(of: node),
            "the attribute “slr:\(name)” is “\(text)”, and <file> names no profile for it",
            try: "write a whole number, or name the profile in <slr:profiles>")
        }
      }
    }
  }

  private func reportProfile(
    _ name: String, _ kind: String, _ profiles: Int, into report: inout ProblemReport
  ) {
    guard name.hasPrefix("xliff:") else { return }
    let known =
      kind == "general" ? ["xliff:codepoints"] : ["xliff:utf8", "xliff:utf16", "xliff:utf32"]
    report.add(
      .profile, at: tree.location(of: profiles), "there is no \(kind) profile “\(name)”",
      try: "write \(known.quotedList)")
  }
}

extension String {
  /// Whether it is a number that is not whole, or two numbers one of which is not.
  fileprivate var hasFraction: Bool {
    split(separator: ",").contains { part in
      let number = String(part).collapsed
      return Double(number) != nil && !number.isInteger
    }
  }
}

extension XLIFFRule {
  fileprivate static let information = Self(
    .sizeInformation, "Size and Length Restriction Module, attribute sizeInfo")
  fileprivate static let end = Self(
    .sizeEnd, "Size and Length Restriction Module, attribute sizeInfo")
  fileprivate static let reference = Self(
    .sizeInformationReference, "Size and Length Restriction Module, attribute sizeInfoRef")
  fileprivate static let unnamed = Self(
    .sizeRestriction, "Size and Length Restriction Module, attribute sizeRestriction")
  fileprivate static let profile = Self(
    .sizeProfile, "Size and Length Restriction Module, Standard profiles")
}
