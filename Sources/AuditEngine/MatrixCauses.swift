import AuditModel
import AuditRules

/// The causes that show when variants, states and screens are compared.
struct MatrixCauses {
  let plan: AuditPlan

  /// The causes in the outlines that the audits of all languages have drawn.
  func causes(in results: [LocaleAudit.Result]) -> [CauseKey: Cause] {
    let screens = plan.screens.indices.map { position in
      OutlinedScreen(
        id: plan.screens[position].id, position: position, source: plan.sourceLocale,
        results.flatMap { $0.outlines[position] ?? [] })
    }
    var causes: [CauseKey: Cause] = [:]
    for (number, rule) in RuleList.matrixRules.enumerated() {
      for violation in rule.init().check(screens) {
        add(violation, rule: RuleList.screenRules.count + number, to: &causes)
      }
    }
    return causes
  }

  private func add(_ violation: MatrixViolation, rule: Int, to causes: inout [CauseKey: Cause]) {
    let key = CauseKey(
      rule: rule, screen: violation.screen, node: violation.element.path,
      stringKey: violation.element.string?.key, outcome: .found)
    var cause = Cause(
      variants: plan.emptySet(screen: violation.screen, locales: plan.locales.count),
      worst: Cause.Worst(violation))
    cause.variants.insert(violation.cell)
    if causes[key] == nil { causes[key] = cause } else { causes[key]?.merge(cause) }
  }
}

extension Cause.Worst {
  /// The violation that a comparison found.
  fileprivate init(_ violation: MatrixViolation) {
    self.init(
      cell: violation.cell, violation: violation.asViolation,
      table: violation.element.string?.table,
      location: violation.element.string?.location, nodeOrigin: violation.element.origin,
      stringKey: violation.element.string?.key)
  }
}
