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
    causes.merge(other.causes) { first, second in
      var cause = first
      cause.merge(second)
      return cause
    }
    checked.formUnion(other.checked)
    variants += other.variants
    nodes += other.nodes
    texts += other.texts
    unmeasured += other.unmeasured
    shapedTexts += other.shapedTexts
    invalid.merge(other.invalid) { $0.merged(with: $1) }
    empty.formUnion(other.empty)
    declared.formUnion(other.declared)
    lines.merge(other.lines) { first, _ in first }
    outlines.merge(other.outlines) { $0 + $1 }
  }
}
