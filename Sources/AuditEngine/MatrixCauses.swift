import AuditModel
import AuditRules

/// The causes that show when variants, states and screens are compared.
struct MatrixCauses {
  let plan: AuditPlan
  /// The states that were checked in each language; nil where all were.
  private let checked: [Set<InvalidScreen.Key>]?
  private let screens: [OutlinedScreen]

  /// Gathers the outlines that the audits of all languages have drawn.
  ///
  /// - Parameter isNarrowed: whether variants were outlined only to compare others with them.
  init(plan: AuditPlan, _ results: [LocaleAudit.Result], isNarrowed: Bool = false) {
    self.plan = plan
    checked = isNarrowed ? results.map(\.checked) : nil
    screens = plan.screens.indices.map { position in
      OutlinedScreen(
        id: plan.screens[position].id, position: position, source: plan.sourceLocale,
        results.flatMap { $0.outlines[position] ?? [] })
    }
  }

  /// The causes in the outlines, for which the threads ask a rule each.
  func causes(_ workers: Workers, _ log: TimeLog? = nil) -> [CauseKey: Cause] {
    let rules = RuleList.matrixRules.enumerated().filter {
      plan.rules.includes($0.element.description.id)
    }
    let violations = workers.map(rules.count) { [screens] position in
      let rule = rules[position].element
      var clock = StepClock<String>(runs: log != nil)
      let start = clock.start()
      let violations = rule.init().check(screens)
      clock.stop(rule.description.id, since: start)
      log?.add(clock) { .rule($0) }
      return violations
    }
    var causes: [CauseKey: Cause] = [:]
    for (rule, violations) in zip(rules, violations) {
      for violation in violations where isChecked(violation) {
        add(violation, rule: RuleList.screenRules.count + rule.offset, to: &causes)
      }
    }
    return causes
  }

  private func isChecked(_ violation: MatrixViolation) -> Bool {
    checked.map { checked in
      checked[violation.cell.locale]
        .contains(.init(screen: violation.screen, state: violation.cell.state))
    } ?? true
  }

  /// The ids of the rules that need a declaration and meet none, so that they check nothing.
  var undeclared: [String] {
    RuleList.matrixRules.filter { rule in
      guard let declaration = rule.declaration else { return false }
      return !screens.contains { $0.outlines.contains(where: declaration) }
    }.map { $0.description.id }
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
      cell: violation.cell, rank: 0, violation: violation.asViolation,
      table: violation.element.string?.table,
      location: violation.element.string?.location, nodeOrigin: violation.element.origin,
      stringKey: violation.element.string?.key)
  }
}
