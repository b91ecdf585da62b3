/// A unit has a segment, and the state of a segment fits what it holds.
enum SegmentRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    if !unit.parts.contains(where: \.isSegment), !unit.parts.isEmpty {
      report.add(
        .unitSegment, at: unit.tree.location(of: unit.node), "<unit> has no <segment>",
        try: "add a <segment>")
    }
    for part in unit.parts where part.isSegment { check(part, unit.tree, into: &report) }
  }

  private static func check(
    _ part: UnitContents.Part, _ tree: XLIFFTree, into report: inout ProblemReport
  ) {
    let state = tree.attribute("state", of: part.node)
    if let state, state != "initial", part.target == nil {
      report.add(
        .state, at: tree.location(of: part.node),
        "<segment> is “\(state)” but has no <target>",
        try: "add the translation, or write state=\"initial\"")
    }
    guard let subState = tree.attribute("subState", of: part.node) else { return }
    if state == nil {
      report.add(
        .subState, at: tree.location(of: part.node),
        "<segment> has the attribute “subState” but no “state”", try: "add state=\"initial\"")
    }
    if !subState.isUserDefinedValue {
      report.add(
        .warning, .subState, at: tree.location(of: part.node),
        "the attribute “subState” is “\(subState)”, which has no prefix",
        try: "write “prefix:value”")
    }
  }
}

extension XLIFFRule {
  fileprivate static let unitSegment = Self(.unitSegment, "element unit")
  fileprivate static let state = Self(.state, "attribute state")
  fileprivate static let subState = Self(.subState, "attribute subState")
}
