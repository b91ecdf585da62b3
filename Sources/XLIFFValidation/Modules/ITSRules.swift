import AuditModel

/// Attributes and records of ITS 2.0 fit together (ITS Module).
struct ITSRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    var issues: (unit: Int, identifiers: Set<String>)?
    for node in tree.nodes.indices where tree.isElement(node) {
      guard tree.attributes(of: node).contains(where: { $0.vocabulary == .its }) else { continue }
      checkAttributes(of: node, into: &report)
      if let reference = value("locQualityIssuesRef", node) {
        checkIssues(reference, node, &issues, into: &report)
      }
    }
    for issue in tree.elements(.its, "locQualityIssue") {
      requireOne(["locQualityIssueType", "locQualityIssueComment"], of: issue, into: &report)
    }
    for record in tree.elements(.its, "provenanceRecord") {
      requireOne(Self.agents, of: record, into: &report)
    }
    checkIdentifiers(into: &report)
  }

  private static let agents = ["org", "person", "revOrg", "revPerson", "revTool", "tool"]
    .flatMap { [$0, $0 + "Ref"] }

  /// Attributes that exclude each other: the first of each with all others.
  private static let exclusions: [(String, [String])] = [
    (
      "locQualityIssuesRef",
      [
        "locQualityIssueType", "locQualityIssueComment", "locQualityIssueSeverity",
        "locQualityIssueProfileRef", "locQualityIssueEnabled",
      ]
    ),
    ("locQualityRatingScore", ["locQualityRatingVote"]),
    ("taIdentRef", ["taSource", "taIdent"]),
    ("provenanceRecordsRef", agents),
  ]

  private func checkAttributes(of node: Int, into report: inout ProblemReport) {
    for (name, others) in Self.exclusions where value(name, node) != nil {
      for other in others where value(other, node) != nil {
        add(
          node, "has both “its:\(name)” and “its:\(other)”", "keep one of them", into: &report)
      }
    }
    if (value("taSource", node) == nil) != (value("taIdent", node) == nil) {
      add(
        node, "has only one of “its:taSource” and “its:taIdent”", "write both", into: &report)
    }
    checkThresholds(node, into: &report)
    if let annotators = value("annotatorsRef", node) {
      checkAnnotators(annotators, node, into: &report)
    }
  }

  private func value(_ name: String, _ node: Int) -> String? {
    tree.attribute(name, in: .its, of: node)
  }

  private func checkThresholds(_ node: Int, into report: inout ProblemReport) {
    for name in ["locQualityRatingScore", "locQualityRatingVote"]
    where value(name + "Threshold", node) != nil
      && tree.inherited(name, in: .its, of: node) == nil
    {
      add(
        node, "has “its:\(name)Threshold”, but there is no “its:\(name)”", "add its:\(name)",
        into: &report)
    }
  }

  private func checkAnnotators(
    _ annotators: String, _ node: Int, into report: inout ProblemReport
  ) {
    var seen: Set<Substring> = []
    for word in annotators.xmlWords {
      let parts = word.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count < 2 || !Self.categories.contains(String(parts[0])) || parts[1].isEmpty {
        add(
          node, "has “\(word)” in “its:annotatorsRef”, which is no data category and annotator",
          "write a data category of ITS, “|” and an IRI", into: &report)
      } else if !seen.insert(parts[0]).inserted {
        add(
          node, "names the annotator of “\(parts[0])” twice", "name one annotator for each",
          into: &report)
      }
    }
  }

  /// The issues are those of the same unit, by `#its=` and their id; what a unit has is kept for
  /// the references that follow.
  private func checkIssues(
    _ reference: String, _ node: Int, _ issues: inout (unit: Int, identifiers: Set<String>)?,
    into report: inout ProblemReport
  ) {
    guard tree.vocabulary(of: node) == .core, let unit = tree.enclosing("unit", of: node) else {
      return
    }
    if issues?.unit != unit {
      let all = tree.children(.its, "locQualityIssues", of: unit)
      issues = (unit, Set(all.compactMap { tree.attribute("id", in: .xml, of: $0) }))
    }
    // The examples of the specification write the id alone.
    let id =
      ["#its=", "#", ""].first { reference.hasPrefix($0) }
      .map { String(reference.dropFirst($0.count)) } ?? reference
    guard issues?.identifiers.contains(id) != true else { return }
    add(
      node, "refers to the issues “\(reference)”, which its unit does not have",
      "write “#its=” and the xml:id of <its:locQualityIssues>", into: &report)
  }

  private func requireOne(_ names: [String], of node: Int, into report: inout ProblemReport) {
    let has = names.contains { tree.attribute($0, of: node) != nil || value($0, node) != nil }
    if !has { add(node, "says nothing", "add \(names.quotedList)", into: &report) }
  }

  private func checkIdentifiers(into report: inout ProblemReport) {
    var scopes: [Int: SeenIdentifiers] = [:]
    for node in tree.nodes.indices
    where tree.isElement(node, .its, "locQualityIssues")
      || tree.isElement(node, .its, "provenanceRecords")
    {
      guard let scope = tree.scope(of: node) else { continue }
      let name = "<\(tree.name(of: scope))>"
      scopes[scope, default: SeenIdentifiers(scope: name, rule: .its)].take(
        tree.attribute("id", in: .xml, of: node), at: node, in: tree, into: &report)
    }
  }

  private func add(
    _ node: Int, _ message: String, _ suggestion: String, into report: inout ProblemReport
  ) {
    report.add(
      .its, at: tree.location(of: node), "<\(tree.qualifiedName(of: node))> \(message)",
      try: suggestion)
  }

  // Source: ITS 2.0, 5.7 ITS Tools Annotation, and 2.1 Data Categories.
  private static let categories: Set = [
    "allowed-characters", "directionality", "domain", "elements-within-text", "external-resource",
    "id-value", "language-information", "locale-filter", "localization-note",
    "localization-quality-issue", "localization-quality-rating", "mt-confidence", "preserve-space",
    "provenance", "storage-size", "target-pointer", "terminology", "text-analysis", "translate",
  ]
}

extension XLIFFRule {
  fileprivate static let its = Self(.its, "ITS Module")
}
