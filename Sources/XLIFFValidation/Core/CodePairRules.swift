/// A start code and its end code are in the same unit, in this order and with the same rights, or
/// both say that they are isolated.
enum CodePairRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    Text(unit: unit, codes: unit.sources, isTarget: false).check(into: &report)
    Text(unit: unit, codes: unit.targets, isTarget: true).check(into: &report)
  }

  /// All sources of a unit, or all targets.
  private struct Text {
    let unit: UnitContents
    let codes: [UnitContents.Code]
    /// The codes ended in a source that has no target yet, as name and id of the end.
    let awaited: Set<String>

    init(unit: UnitContents, codes: [UnitContents.Code], isTarget: Bool) {
      self.unit = unit
      self.codes = codes
      let later = isTarget ? unit.sources.filter { unit.parts[$0.part].target == nil } : []
      awaited = Set(
        later.compactMap { code in
          unit.value("startRef", of: code).map { code.kind.rawValue + " " + $0 }
        })
    }

    func check(into report: inout ProblemReport) {
      let starts = positions(of: .sc, by: "id")
      let ends = positions(of: .ec, by: "startRef")
      let opened = positions(of: .sm, by: "id")
      let closed = positions(of: .em, by: "startRef")
      for (position, code) in codes.enumerated() {
        switch code.kind {
        case .sc: checkStart(code, position, ends, into: &report)
        case .ec: checkEnd(code, position, starts, into: &report)
        case .sm: checkMarker(code, position, closed, "<em>", into: &report)
        case .em: checkMarkerEnd(code, position, opened, into: &report)
        default: break
        }
      }
    }

    private func positions(of kind: UnitContents.Kind, by name: String) -> [String: [Int]] {
      var positions: [String: [Int]] = [:]
      for (position, code) in codes.enumerated() where code.kind == kind {
        if let id = unit.value(name, of: code) { positions[id, default: []].append(position) }
      }
      return positions
    }

    private func checkStart(
      _ code: UnitContents.Code, _ position: Int, _ ends: [String: [Int]],
      into report: inout ProblemReport
    ) {
      let partners = unit.identifier(of: code).flatMap { ends[$0] } ?? []
      if isIsolated(code) {
        guard !partners.isEmpty else { return }
        add(
          .isolated, code, "is isolated, but its <ec> is in the same unit",
          "remove isolated=\"yes\"", into: &report)
      } else if partners.count > 1 {
        add(.pairs, code, "is ended by more than one <ec>", "keep one <ec>", into: &report)
      } else if let partner = partners.first, partner > position {
        compare(code, codes[partner], into: &report)
      } else if partners.isEmpty, !mayFollowLater("ec", code) {
        add(
          .isolated, code, "has no <ec> in the same unit",
          "add <ec startRef=…/>, or write isolated=\"yes\"", into: &report)
      }
    }

    private func checkEnd(
      _ code: UnitContents.Code, _ position: Int, _ starts: [String: [Int]],
      into report: inout ProblemReport
    ) {
      let reference = unit.value("startRef", of: code)
      if isIsolated(code) {
        if reference != nil || unit.identifier(of: code) == nil {
          add(
            .isolated, code, "is isolated, so that it needs an id and no startRef",
            "write id=… instead of startRef", into: &report)
        }
        return
      }
      if unit.identifier(of: code) != nil || reference == nil {
        add(
          .isolated, code, "is not isolated, so that it needs a startRef and no id",
          "write startRef=…, or add isolated=\"yes\"", into: &report)
      }
      if unit.value("dir", of: code) != nil {
        add(
          .isolated, code, "has the attribute “dir” but is not isolated",
          "put “dir” on its <sc>", into: &report)
      }
      guard let reference else { return }
      checkOrder(code, position, starts[reference] ?? [], "<sc>", into: &report)
    }

    private func checkMarker(
      _ code: UnitContents.Code, _ position: Int, _ ends: [String: [Int]], _ end: String,
      into report: inout ProblemReport
    ) {
      let partners = unit.identifier(of: code).flatMap { ends[$0] } ?? []
      if partners.count > 1 {
        add(.pairs, code, "is ended by more than one \(end)", "keep one \(end)", into: &report)
      } else if partners.isEmpty, !mayFollowLater("em", code) {
        add(
          .pairs, code, "has no \(end) in the same unit", "add <em startRef=…/>", into: &report)
      }
    }

    private func checkMarkerEnd(
      _ code: UnitContents.Code, _ position: Int, _ starts: [String: [Int]],
      into report: inout ProblemReport
    ) {
      guard let reference = unit.value("startRef", of: code) else { return }
      checkOrder(code, position, starts[reference] ?? [], "<sm>", into: &report)
    }

    private func checkOrder(
      _ code: UnitContents.Code, _ position: Int, _ starts: [Int], _ start: String,
      into report: inout ProblemReport
    ) {
      guard let first = starts.first else {
        return add(
          .pairs, code, "refers to no \(start) of the same unit",
          "write the id of its \(start) into startRef", into: &report)
      }
      if first > position {
        add(.pairs, code, "precedes its \(start)", "move it behind", into: &report)
      }
    }

    /// In a unit that is not yet translated as a whole the end may belong to a target to come.
    private func mayFollowLater(_ name: String, _ code: UnitContents.Code) -> Bool {
      unit.identifier(of: code).map { awaited.contains(name + " " + $0) } ?? false
    }

    private func compare(
      _ start: UnitContents.Code, _ end: UnitContents.Code, into report: inout ProblemReport
    ) {
      for name in ["canCopy", "canDelete", "canOverlap", "canReorder"] {
        let expected = unit.value(name, of: start) ?? "yes"
        let wanted = expected == "firstNo" ? "no" : expected
        guard unit.value(name, of: end) ?? "yes" != wanted else { continue }
        add(
          .rights, end, "differs from its <sc> in “\(name)”", "write \(name)=\"\(wanted)\"",
          into: &report)
      }
    }

    private func isIsolated(_ code: UnitContents.Code) -> Bool {
      unit.value("isolated", of: code) == "yes"
    }

    private func add(
      _ rule: XLIFFRule, _ code: UnitContents.Code, _ message: String, _ suggestion: String,
      into report: inout ProblemReport
    ) {
      report.add(
        rule, at: unit.tree.location(of: code.node), "\(unit.name(of: code)) \(message)",
        try: suggestion)
    }
  }
}

extension XLIFFRule {
  fileprivate static let isolated = Self(.isolated, "attribute isolated")
  fileprivate static let pairs = Self(.codePair, "attribute startRef")
  fileprivate static let rights = Self(.codePairRights, "element ec")
}
