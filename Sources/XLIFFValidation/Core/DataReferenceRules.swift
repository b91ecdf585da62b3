/// References to original data name data of the same unit.
enum DataReferenceRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    let tree = unit.tree
    var known: Set<String>?
    for code in unit.elements where !code.kind.isMarker {
      for name in ["dataRef", "dataRefStart", "dataRefEnd"] {
        guard let reference = unit.value(name, of: code) else { continue }
        let data = known ?? data(of: unit)
        known = data
        guard !data.contains(reference) else { continue }
        report.add(
          .data, at: tree.location(of: code.node),
          "\(unit.name(of: code)) refers to the data “\(reference)”, which the "
            + "<\(tree.qualifiedName(of: unit.node))> does not have",
          try: "add <data id=\"\(reference)\"> to its <originalData>")
      }
    }
  }

  private static func data(of unit: UnitContents) -> Set<String> {
    guard let original = unit.tree.coreChild("originalData", of: unit.node) else { return [] }
    return Set(unit.tree.children(of: original).compactMap { unit.tree.attribute("id", of: $0) })
  }
}

extension XLIFFRule {
  fileprivate static let data = Self(.dataRef, "attribute dataRef")
}
