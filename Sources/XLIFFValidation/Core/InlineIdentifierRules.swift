/// Segments and inline elements have ids of their own within a unit, but an inline element of a
/// target has that of its counterpart in the source.
enum InlineIdentifierRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    var scope = Scope(unit: unit)
    for part in unit.parts where part.node != unit.node { scope.takePart(part, into: &report) }
    for code in unit.sourceElements { scope.takeSource(code, into: &report) }
    for code in unit.targetElements { scope.takeTarget(code, into: &report) }
  }

  private struct Scope {
    let unit: UnitContents
    private var parts: [String: Int] = [:]
    private var sources: [String: UnitContents.Code] = [:]
    private var targets: [String: Int] = [:]

    init(unit: UnitContents) { self.unit = unit }

    mutating func takePart(_ part: UnitContents.Part, into report: inout ProblemReport) {
      guard let id = unit.tree.attribute("id", of: part.node) else { return }
      if let first = parts.updateValue(part.node, forKey: id) {
        reportTwice(id, part.node, first, into: &report)
      }
    }

    mutating func takeSource(_ code: UnitContents.Code, into report: inout ProblemReport) {
      guard let id = unit.identifier(of: code) else { return }
      if let first = parts[id] ?? sources[id]?.node {
        reportTwice(id, code.node, first, into: &report)
      } else {
        sources[id] = code
      }
    }

    mutating func takeTarget(_ code: UnitContents.Code, into report: inout ProblemReport) {
      guard let id = unit.identifier(of: code) else { return }
      if let first = parts[id] ?? targets.updateValue(code.node, forKey: id) {
        reportTwice(id, code.node, first, into: &report)
      } else if let source = sources[id], source.kind.family != code.kind.family {
        report.add(
          .counterpart, at: unit.tree.location(of: code.node),
          "\(unit.name(of: code)) of the target has the id of a <\(source.kind.rawValue)> of the "
            + "source, in line \(unit.tree.location(of: source.node).line)",
          try: "repeat the id only for the same code")
      }
    }

    private func reportTwice(
      _ id: String, _ node: Int, _ first: Int, into report: inout ProblemReport
    ) {
      report.add(
        .unique, at: unit.tree.location(of: node),
        "the id “\(id)” of <\(unit.tree.name(of: node))> is used twice in the same "
          + "<\(unit.tree.qualifiedName(of: unit.node))>, first in line "
          + "\(unit.tree.location(of: first).line)",
        try: "give each its own id")
    }
  }
}

extension XLIFFRule {
  fileprivate static let counterpart = Self(.idCounterpart, "attribute id")
}
