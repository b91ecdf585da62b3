import AuditModel

/// Everything that is known about a criterion after an audit and the tests by people.
package struct CriterionAssessment: Hashable, Sendable {
  /// The criterion.
  package let criterion: Criterion
  /// The rules that took part and look at a part of it, in their order.
  package let checks: [Check]
  /// The results of tests by people that count, in the order of their days.
  package let manual: [ManualResult]
  /// The results that a later one of the same test replaces, in the order of their days.
  package let superseded: [ManualResult]
  /// How many variants failures show in.
  package let failedVariants: Int
  /// The screens with failures, in the order of the audit.
  package let failedScreens: [String]
  /// The screens with a failure of severity error.
  private let screensWithErrors: Int
  /// How many screens were audited.
  private let auditedScreens: Int

  /// The things that rules look at.
  package enum Subject: Hashable, Sendable {
    /// Screens as they are laid out.
    case screens
    /// Strings and the files that they are in.
    case strings
    /// Code, and screens of Interface Builder.
    case code
  }

  /// A rule that looks at a part of the criterion.
  package struct Check: Hashable, Sendable {
    /// The rule.
    package let rule: RuleDescription
    /// The outcome of the whole rule.
    package let outcome: RuleOutcome
    /// The things that it looks at.
    package let subject: Subject
    /// Whether there was anything that it applies to.
    package let isApplicable: Bool
    /// The findings that are failures of the criterion, as far as no person judged otherwise.
    package let failures: [Finding]
    /// The findings that a person has to judge.
    package let toJudge: [Finding]
    /// The findings that a person judged to be no failure.
    package let falseAlarms: [Finding]
  }
}

extension CriterionAssessment {
  /// All checks that left failures.
  package var failures: [Finding] { checks.flatMap(\.failures) }

  /// The level in a report.
  ///
  /// Rules never find that a criterion is met; only a person does. A failure that a rule found stays one
  /// until it is fixed or a person lists it as a false alarm, whatever else a person found.
  package var level: ConformanceLevel {
    let levels = [automaticLevel, manual.level].compactMap { $0 }
    if let failure = ConformanceLevel.allCases.last(where: { $0.isFailure && levels.contains($0) })
    {
      return failure
    }
    return manual.level ?? (criterion.exemption == nil ? .notEvaluated : .notApplicable)
  }

  /// The failure that rules found; nil when they found none.
  ///
  /// “Does not support” is for the greater part of a product (VPAT 2.5): errors on more than half of the
  /// audited screens.
  package var automaticLevel: ConformanceLevel? {
    guard criterion.exemption == nil, !failures.isEmpty else { return nil }
    return screensWithErrors * 2 > auditedScreens ? .doesNotSupport : .partiallySupports
  }

  /// Whether a person found no failure where rules did: one of them is wrong.
  package var isContradictory: Bool {
    automaticLevel != nil && (manual.level == .supports || manual.level == .notApplicable)
  }

  /// Puts together what an audit and people found.
  ///
  /// - Parameters:
  ///   - rules: the descriptions of all rules that may have taken part.
  ///   - screenRules: the ids of those about screens.
  ///   - codeRules: the ids of those about code.
  init(
    _ criterion: Criterion, of report: AuditReport, rules: [String: RuleDescription],
    screenRules: Set<String>, codeRules: Set<String>, manual results: [ManualResult]
  ) {
    self.criterion = criterion
    let own = results.filter { criterion.acceptedIDs.contains($0.criterion) }
    manual = own.current
    superseded = own.superseded
    let falseAlarms = Set(manual.flatMap(\.falseAlarms))
    checks = report.outcomes.compactMap { outcome in
      guard let rule = rules[outcome.rule], criterion.isTouched(by: rule) else { return nil }
      let found = report.findings.filter { $0.rule == rule.id }
      let open = found.filter { !falseAlarms.contains($0.fingerprint) }
      func isFailure(_ finding: Finding) -> Bool {
        finding.outcome == .failed
          && !StricterRules.isNoFailure(finding, of: criterion, in: report.matrix)
      }
      return Check(
        rule: rule, outcome: outcome,
        subject: screenRules.contains(rule.id)
          ? .screens : codeRules.contains(rule.id) ? .code : .strings,
        isApplicable: outcome.outcome != .notApplicable
          && VariantNeeds.areMet(rule.id, in: report.matrix),
        failures: open.filter(isFailure), toJudge: open.filter { !isFailure($0) },
        falseAlarms: found.filter { falseAlarms.contains($0.fingerprint) })
    }
    let failures = checks.flatMap(\.failures)
    let extents = FailureExtent(failures)
    failedVariants = extents.variants
    failedScreens = report.matrix.screens.map(\.id).filter(extents.screens.contains)
    screensWithErrors = FailureExtent(failures.filter { $0.severity == .error }).screens.count
    auditedScreens = report.matrix.screens.count
  }
}

/// Where failures show.
private struct FailureExtent {
  /// The ids of the screens.
  let screens: Set<String>
  /// The variants of all screens, each counted once.
  let variants: Int

  init(_ findings: [Finding]) {
    var sets: [String: VariantSet] = [:]
    for node in findings.compactMap(\.node) {
      if sets[node.screen] == nil {
        sets[node.screen] = node.extent.variants
      } else {
        sets[node.screen]?.formUnion(node.extent.variants)
      }
    }
    screens = Set(sets.keys)
    variants = sets.values.reduce(0) { $0 + $1.count }
  }
}
