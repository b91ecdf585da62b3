/// A copy of a code names an original of the same unit that may be copied and has no data.
enum CopiedCodeRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    let copies = unit.elements.filter { unit.value("copyOf", of: $0) != nil }
    guard !copies.isEmpty else { return }
    var originals: [String: UnitContents.Code] = [:]
    for code in unit.elements where !code.kind.isMarker {
      guard let id = unit.identifier(of: code), originals[id] == nil else { continue }
      originals[id] = code
    }
    for copy in copies {
      let reference = unit.value("copyOf", of: copy) ?? ""
      check(copy, reference, originals[reference], unit, into: &report)
    }
  }

  private static func check(
    _ copy: UnitContents.Code, _ reference: String, _ original: UnitContents.Code?,
    _ unit: UnitContents, into report: inout ProblemReport
  ) {
    func add(_ message: String, _ suggestion: String) {
      report.add(
        .copy, at: unit.tree.location(of: copy.node), "\(unit.name(of: copy)) \(message)",
        try: suggestion)
    }
    if hasData(copy, unit) {
      add("has both “copyOf” and a reference to data", "keep one of them")
    }
    guard let original, original.node != copy.node else {
      return add(
        "is a copy of “\(reference)”, which is no code of the same unit",
        "write the id of a code into copyOf")
    }
    if unit.value("canCopy", of: original) == "no" {
      add(
        "is a copy of “\(reference)”, which has canCopy=\"no\"",
        "remove the copy, or let the original be copied")
    } else if hasData(original, unit) {
      add(
        "is a copy of “\(reference)”, which refers to data", "refer to the same data instead")
    }
  }

  private static func hasData(_ code: UnitContents.Code, _ unit: UnitContents) -> Bool {
    ["dataRef", "dataRefStart", "dataRefEnd"].contains { unit.value($0, of: code) != nil }
  }
}

extension XLIFFRule {
  fileprivate static let copy = Self(.copyOf, "attribute copyOf")
}
