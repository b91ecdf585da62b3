import AuditModel
import JSONReading

/// The parts of a report that are plain values, as ``JSONTotals`` writes them.
extension SavedValues {
  /// The totals of the whole report.
  func summary(_ name: String, of node: Int) throws(JSONError) -> AuditReport.Summary {
    let field = try field(name, of: node)
    var summary = AuditReport.Summary(
      findings: [], variants: try count("variants", of: field),
      nodes: try count("nodes", of: field), texts: try count("texts", of: field),
      strings: try count("strings", of: field),
      unresolvedLocations: try count("unresolvedLocations", of: field))
    summary.errors = try count("errors", of: field)
    summary.warnings = try count("warnings", of: field)
    summary.notes = try count("notes", of: field)
    return summary
  }

  /// The changes since the baseline; nil without one.
  func change(_ name: String, of node: Int) throws(JSONError) -> AuditReport.Change? {
    guard let field = fieldIfPresent(name, of: node) else { return nil }
    return AuditReport.Change(
      new: try count("new", of: field), fixed: try count("fixed", of: field),
      known: try count("known", of: field), since: try textIfPresent("since", of: field))
  }

  /// The part that changed; nil where the audit was not narrowed to it.
  func narrowing(_ name: String, of node: Int) throws(JSONError) -> AuditReport.Narrowing? {
    guard let field = fieldIfPresent(name, of: node) else { return nil }
    return AuditReport.Narrowing(
      since: try text("since", of: field), strings: try count("strings", of: field),
      screens: try count("screens", of: field), files: try count("files", of: field))
  }

  /// The languages that decide; all where an earlier version did not write them.
  func gate(_ name: String, of node: Int) throws(JSONError) -> LanguageGate {
    guard let field = fieldIfPresent(name, of: node) else { return LanguageGate() }
    let isLimited = fieldIfPresent("required", of: field) != nil
    return LanguageGate(
      required: isLimited ? Set(try locales("required", of: field)) : nil,
      community: Set(try locales("community", of: field)))
  }

  /// The scope of the audit.
  func matrix(_ name: String, of node: Int) throws(JSONError) -> AuditMatrix {
    let field = try field(name, of: node)
    return AuditMatrix(
      screens: try list("screens", of: field) { screen throws(JSONError) in
        .init(id: try text("id", of: screen), states: try texts("states", of: screen))
      },
      locales: try locales("locales", of: field),
      dynamicTypeSizes: try values("dynamicTypeSizes", of: field, DynamicTypeSize.init(name:)),
      devices: try list("devices", of: field) { device throws(JSONError) in
        AuditedDevice(
          name: try textIfPresent("name", of: device),
          sizeClasses: try value("sizeClasses", of: device, SizeClasses.init(name:)),
          hasBoldText: try flag("boldText", of: device))
      })
  }

  /// The totals of a language.
  func language(_ node: Int) throws(JSONError) -> AuditReport.LanguageSummary {
    AuditReport.LanguageSummary(
      locale: LocaleIdentifier(try text("locale", of: node)),
      errors: try count("errors", of: node), warnings: try count("warnings", of: node),
      notes: try count("notes", of: node), strings: try count("strings", of: node))
  }

  /// How much of a table is translated.
  func coverage(_ node: Int) throws(JSONError) -> Coverage {
    Coverage(
      locale: LocaleIdentifier(try text("locale", of: node)),
      folder: try text("folder", of: node), table: try text("table", of: node),
      strings: try count("strings", of: node), translated: try count("translated", of: node),
      needsReview: try count("needsReview", of: node), missing: try count("missing", of: node))
  }

  /// The outcome of a rule.
  func outcome(_ node: Int) throws(JSONError) -> RuleOutcome {
    let outcome = try value("outcome", of: node, RuleOutcome.Outcome.init(rawValue:))
    return RuleOutcome(
      rule: try text("rule", of: node), failed: try count("failed", of: node),
      needsReview: try count("needsReview", of: node),
      notMeasured: try count("notMeasured", of: node), isApplicable: outcome != .notApplicable)
  }

  /// A file that was skipped.
  func skipped(_ node: Int) throws(JSONError) -> SkippedFile {
    SkippedFile(
      try text("file", of: node), locale: try localeIfPresent("locale", of: node),
      reason: try text("reason", of: node))
  }

  /// A check that could not be decided.
  func notMeasured(_ node: Int) throws(JSONError) -> NotMeasured {
    NotMeasured(
      subject: try text("subject", of: node), reason: try text("reason", of: node),
      stringKey: try textIfPresent("stringKey", of: node),
      screen: try textIfPresent("screen", of: node), node: try textIfPresent("node", of: node),
      locales: try locales("locales", of: node))
  }
}
