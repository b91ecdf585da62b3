/// Codes that keep their order begin with one that says so, and are in the target as they are in
/// the source, next to each other.
enum ReorderRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    guard unit.sources.contains(where: { unit.reorder($0) != "yes" }) else { return }
    checkBeginnings(unit, into: &report)
    let runs = runs(unit)
    let targets = targetCodes(unit)
    guard !targets.isEmpty else { return }
    var positions: [String: Int] = [:]
    for (position, code) in targets.enumerated() {
      let key = unit.key(code)
      if positions[key] == nil { positions[key] = position }
    }
    for run in runs {
      check(run, in: targets, positions, unit, into: &report)
    }
  }

  /// A code with `no` follows one with `firstNo` or `no`.
  private static func checkBeginnings(_ unit: UnitContents, into report: inout ProblemReport) {
    var isInRun = false
    for code in unit.sources where !code.kind.isMarker {
      let reorder = unit.reorder(code)
      let isEnd = code.isEndTag || (code.kind == .ec && unit.identifier(of: code) == nil)
      if reorder == "no", !isInRun, !isEnd {
        report.add(
          .reorder, at: unit.tree.location(of: code.node),
          "\(unit.name(of: code)) has canReorder=\"no\", but no code with “firstNo” begins the "
            + "sequence",
          try: "write canReorder=\"firstNo\" on the first code of the sequence")
      }
      if !isEnd || isInRun { isInRun = reorder != "yes" }
    }
  }

  /// The sequences of the source: a code with `firstNo` and all codes with `no` right behind it.
  private static func runs(_ unit: UnitContents) -> [[UnitContents.Code]] {
    var runs: [[UnitContents.Code]] = []
    var isInRun = false
    for code in unit.sources where !code.kind.isMarker {
      switch unit.reorder(code) {
      case "firstNo":
        runs.append([code])
        isInRun = true
      case "no" where isInRun: runs[runs.count - 1].append(code)
      default: isInRun = false
      }
    }
    return runs
  }

  /// The codes of all targets, in the order in which the targets are to be put together.
  private static func targetCodes(_ unit: UnitContents) -> [UnitContents.Code] {
    let orders = unit.parts.enumerated().map { index, part in
      part.target.flatMap { unit.tree.attribute("order", of: $0) }.flatMap { Int($0) } ?? index + 1
    }
    let codes = unit.targets.enumerated().filter { !$0.element.kind.isMarker }
    let sorted = codes.sorted {
      (orders[$0.element.part], $0.offset) < (orders[$1.element.part], $1.offset)
    }
    return sorted.map(\.element)
  }

  private static func check(
    _ run: [UnitContents.Code], in targets: [UnitContents.Code], _ positions: [String: Int],
    _ unit: UnitContents, into report: inout ProblemReport
  ) {
    // Codes in a part without a target are still to be translated.
    let expected = run.filter {
      unit.parts[$0.part].target != nil || positions[unit.key($0)] != nil
    }
    guard let first = expected.first, let start = positions[unit.key(first)] else { return }
    let found = targets[start...].prefix(expected.count)
    for (code, other) in zip(expected, found) where unit.key(code) != unit.key(other) {
      return addMoved(code, other, unit, into: &report)
    }
    if found.count < expected.count, positions[unit.key(expected[found.count])] != nil {
      addMoved(expected[found.count], first, unit, into: &report)
    }
  }

  private static func addMoved(
    _ code: UnitContents.Code, _ other: UnitContents.Code, _ unit: UnitContents,
    into report: inout ProblemReport
  ) {
    report.add(
      .reorder, at: unit.tree.location(of: other.node),
      "\(unit.name(of: other)) is in the target where \(unit.name(of: code)) has to keep its "
        + "place",
      try: "keep the codes with canReorder=\"no\" in the order of the source, next to each other")
  }
}

extension UnitContents {
  /// Whether a code may be moved; the end of a pair keeps its place when the beginning does.
  fileprivate func reorder(_ code: Code) -> String {
    guard !code.kind.isMarker else { return "yes" }
    let value = value("canReorder", of: code) ?? "yes"
    return code.isEndTag && value == "firstNo" ? "no" : value
  }

  /// The common identity of a code of the source and its counterpart, however the pair is written.
  fileprivate func key(_ code: Code) -> String {
    let id = identifier(of: code) ?? value("startRef", of: code) ?? ""
    let isEnd = code.isEndTag || code.kind == .ec
    return (isEnd ? ")" : code.kind == .ph ? "." : "(") + id
  }
}

extension XLIFFRule {
  fileprivate static let reorder = Self(.reorder, "attribute canReorder")
}
