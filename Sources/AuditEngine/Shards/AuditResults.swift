import TranslationRules

/// The results of the units of an audit, before they are compared, joined and judged.
struct AuditResults: Sendable {
  /// By language, in the order of the plan.
  var languages: [LocaleAudit.Result]
  /// The findings about strings.
  var strings: [StringUnit: [RuleFinding]] = [:]

  /// Adds the results of other units.
  mutating func formUnion(_ other: AuditResults) {
    for (locale, result) in other.languages.enumerated() {
      languages[locale].formUnion(result)
    }
    strings.merge(other.strings) { first, _ in first }
  }
}

extension LocaleAudit.Result {
  /// Adds the results of other screens or devices in the same language.
  mutating func formUnion(_ other: Self) {
    for (key, cause) in other.causes { causes.add(cause, for: key) }
    for (key, cause) in other.coveredCauses { coveredCauses.add(cause, for: key) }
    uncoveredScreens.formUnion(other.uncoveredScreens)
    checked.formUnion(other.checked)
    variants += other.variants
    nodes += other.nodes
    texts += other.texts
    unmeasured.formUnion(other.unmeasured)
    shapedTexts.formUnion(other.shapedTexts)
    invalid.merge(other.invalid) { $0.merged(with: $1) }
    empty.formUnion(other.empty)
    declared.formUnion(other.declared)
    lines.merge(other.lines) { $0.union($1) }
    outlines.merge(other.outlines) { $0 + $1 }
  }

  /// Lists what lies under a sheet or an alert with the other causes, unless the screen has a state that shows
  /// the views without it.
  mutating func joinCoveredCauses() {
    for (key, cause) in coveredCauses where !uncoveredScreens.contains(key.screen) {
      causes.add(cause, for: key)
    }
    coveredCauses = [:]
  }
}
