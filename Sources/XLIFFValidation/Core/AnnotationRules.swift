import AuditModel

/// Markers have what their type of annotation asks for.
enum AnnotationRules {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    for code in unit.elements where code.kind == .mrk || code.kind == .sm {
      check(code, unit, into: &report)
    }
  }

  private static func check(
    _ code: UnitContents.Code, _ unit: UnitContents, into report: inout ProblemReport
  ) {
    func add(
      _ severity: Severity, _ rule: XLIFFRule, _ message: String, _ suggestion: String
    ) {
      report.add(
        severity, rule, at: unit.tree.location(of: code.node), "\(unit.name(of: code)) \(message)",
        try: suggestion)
    }
    let hasReference = unit.value("ref", of: code) != nil
    switch unit.value("type", of: code) ?? "generic" {
    case "comment" where (unit.value("value", of: code) != nil) == hasReference:
      add(
        .error, .comment,
        hasReference
          ? "is a comment with both “value” and “ref”" : "is a comment without “value” and “ref”",
        "write the comment into value, or refer to a note")
    case "mtc:match" where hasReference:
      add(
        .error, .candidate, "marks a translation candidate and may have no “ref”", "remove ref")
    case "generic" where unit.value("translate", of: code) == nil && !hasExtensions(code, unit):
      add(
        .warning, .translate, "has neither a type nor the attribute “translate”",
        "add translate=\"no\" or a type")
    default: break
    }
  }

  private static func hasExtensions(_ code: UnitContents.Code, _ unit: UnitContents) -> Bool {
    unit.tree.attributes(of: code.node).contains { $0.vocabulary != .none }
  }
}

extension XLIFFRule {
  fileprivate static let comment = Self(.comment, "Comment Annotation")
  fileprivate static let candidate = Self(
    .matchAnnotation, "Translation Candidate Annotation")
  fileprivate static let translate = Self(.translate, "Translate Annotation")
}
