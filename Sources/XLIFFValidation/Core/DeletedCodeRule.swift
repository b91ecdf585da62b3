/// Codes that may not be deleted are in a target of the unit as soon as their segment has one.
enum DeletedCodeRule {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    let kept = unit.sourceElements.filter { unit.value("canDelete", of: $0) == "no" }
    guard !kept.isEmpty else { return }
    let targets = Set(unit.targetElements.flatMap { ends(of: $0, unit) })
    for code in kept {
      guard let target = unit.parts[code.part].target, let wanted = ends(of: code, unit).first,
        !targets.contains(wanted)
      else { continue }
      // An end is missing together with its start, which is enough to report.
      if wanted.isEnd, !targets.contains(End(id: wanted.id, isEnd: false)) { continue }
      report.add(
        .deleted, at: unit.tree.location(of: target),
        "the target lacks \(unit.name(of: code)), which has canDelete=\"no\"",
        try: "put the code into the translation")
    }
  }

  /// One end of a pair; a placeholder is all start.
  private struct End: Hashable {
    let id: String
    let isEnd: Bool
  }

  /// The end of a pair that the element stands for, however the pair is written.
  private static func ends(of code: UnitContents.Code, _ unit: UnitContents) -> [End] {
    if code.kind.isMarker { return [] }
    if let start = unit.value("startRef", of: code) { return [End(id: start, isEnd: true)] }
    let id = unit.identifier(of: code) ?? ""
    let start = End(id: id, isEnd: false)
    return code.kind == .pc ? [start, End(id: id, isEnd: true)] : [start]
  }
}

extension XLIFFRule {
  fileprivate static let deleted = Self(.deletedCode, "Editing Hints")
}
