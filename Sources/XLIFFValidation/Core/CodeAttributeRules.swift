/// The attributes of a code that depend on each other.
enum CodeAttributeRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    for code in unit.elements where !code.kind.isMarker {
      let rules = Rules(unit: unit, code: code)
      rules.checkType(into: &report)
      rules.checkRights(into: &report)
      if code.kind == .pc { rules.checkPairs(into: &report) }
    }
  }

  private struct Rules {
    let unit: UnitContents
    let code: UnitContents.Code

    func checkType(into report: inout ProblemReport) {
      guard let subType = value("subType") else { return }
      guard let type = value("type") else {
        return add(.subType, "has “subType” but no “type”", "add type=…", into: &report)
      }
      guard subType.hasPrefix("xlf:") else { return }
      let expected = subType == "xlf:var" ? "ui" : "fmt"
      if !Self.reserved.contains(subType) {
        add(
          .subType, "has the subType “\(subType)”, but “xlf:” is reserved for the specification",
          "write \(Self.reserved.quotedList), or another prefix", into: &report)
      } else if type != expected {
        add(
          .subType, "has the subType “\(subType)”, which does not fit the type “\(type)”",
          "write type=\"\(expected)\"", into: &report)
      }
    }

    /// A code that keeps its place can neither be copied nor deleted.
    func checkRights(into report: inout ProblemReport) {
      guard let reorder = value("canReorder"), reorder == "no" || reorder == "firstNo" else {
        return
      }
      for name in ["canCopy", "canDelete"] where value(name) != "no" {
        add(
          .reorder, "has canReorder=\"\(reorder)\", which needs \(name)=\"no\"",
          "add \(name)=\"no\"", into: &report)
      }
    }

    func checkPairs(into report: inout ProblemReport) {
      let pairs = [
        ("equivStart", "equivEnd", XLIFFRule.equivalent),
        ("dataRefStart", "dataRefEnd", .dataPair), ("subFlowsStart", "subFlowsEnd", .flowPair),
      ]
      for (start, end, rule) in pairs where (value(start) == nil) != (value(end) == nil) {
        let present = value(start) == nil ? end : start
        let missing = value(start) == nil ? start : end
        add(rule, "has “\(present)” but no “\(missing)”", "add \(missing)=…", into: &report)
      }
    }

    private func value(_ name: String) -> String? { unit.value(name, of: code) }

    private func add(
      _ rule: XLIFFRule, _ message: String, _ suggestion: String, into report: inout ProblemReport
    ) {
      report.add(
        rule, at: unit.tree.location(of: code.node), "\(unit.name(of: code)) \(message)",
        try: suggestion)
    }

    // Source: XLIFF 2, attribute subType.
    private static let reserved = ["xlf:lb", "xlf:pb", "xlf:b", "xlf:i", "xlf:u", "xlf:var"]
  }
}

extension XLIFFRule {
  fileprivate static let subType = Self(.subType, "attribute subType")
  fileprivate static let reorder = Self(.reorderRights, "attribute canReorder")
  fileprivate static let equivalent = Self(.equivPair, "attribute equivStart")
  fileprivate static let dataPair = Self(.dataRefPair, "attribute dataRefStart")
  fileprivate static let flowPair = Self(.subFlowsPair, "attribute subFlowsStart")
}
