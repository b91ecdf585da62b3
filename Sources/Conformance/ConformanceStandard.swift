import AuditModel

/// A set of criteria that a conformance report is written for.
package enum ConformanceStandard: String, CaseIterable, Sendable {
  /// The success criteria of WCAG 2.2, levels A and AA.
  case wcag22 = "wcag-2.2"
  /// The clauses of EN 301 549 V3.2.1, chapter 11, for software.
  case en301549 = "en-301-549"
  /// The Revised Section 508 Standards: WCAG 2.0, levels A and AA, and chapters 3 and 5.
  case section508 = "section-508"
  /// Apple's Accessibility Nutrition Labels.
  case nutritionLabels = "nutrition-labels"
}

extension ConformanceStandard {
  /// The name, as reports have it.
  package var name: String {
    switch self {
    case .wcag22: "WCAG 2.2, levels A and AA"
    case .en301549: "EN 301 549 V3.2.1, chapter 11 (software)"
    case .section508: "Revised Section 508, with WCAG 2.0 levels A and AA"
    case .nutritionLabels: "Accessibility Nutrition Labels"
    }
  }

  /// The criteria, in the order of the standard.
  package var criteria: [Criterion] {
    switch self {
    case .wcag22: WCAGCriterion.all.filter(\.isInWCAG22).map(Criterion.init(wcag22:))
    case .en301549:
      WCAGCriterion.all.compactMap(Criterion.init(en301549:))
        + EN301549Clause.all.map(Criterion.init)
    case .section508:
      WCAGCriterion.all.filter { $0.since == .wcag20 }.map(Criterion.init(section508:))
        + Section508Provision.all.map(Criterion.init)
    case .nutritionLabels: NutritionLabel.all.map(Criterion.init)
    }
  }

  /// The parts of the standard that the report leaves out, in sentences; empty when there are none.
  package var leftOut: String {
    switch self {
    case .wcag22: "Level AAA is not part of this report."
    case .en301549:
      """
      Only chapter 11 is part of this report, without its clauses 11.5.1, 11.5.2.1 and 11.5.2.2 (closed \
      functionality and platforms), 11.5.2.4 (assistive technology) and 11.8 (authoring tools). A person has \
      to judge chapters 4 to 10, 12 and 13 as far as they apply.
      """
    case .section508:
      """
      Chapter 4 (hardware), chapter 6 (documentation and services) and section 504 (authoring tools) are \
      not part of this report. A person has to judge them as far as they apply.
      """
    case .nutritionLabels:
      """
      The labels Captions and Audio Descriptions are not part of this report, because Legible looks at no \
      video. Apple's criteria are about the common tasks of an app, which a person has to name.
      """
    }
  }

  /// The catalog of OpenACR with the criteria; nil where OpenACR has none.
  ///
  /// Source: GSA/openacr, `catalog`.
  package var catalog: String? {
    switch self {
    case .wcag22: "2.5-edition-wcag-2.2-en"
    case .en301549: "2.5-edition-wcag-2.2-508-eu-en"
    case .section508: "2.4-edition-wcag-2.0-508-en"
    case .nutritionLabels: nil
    }
  }
}

extension ConformanceStandard {
  /// The ids of the rules whose findings are no failures of a success criterion that they cite, by its
  /// number.
  package static var stricterRules: [String: Set<String>] { StricterRules.all }

  /// The ids of the rules that have something to check in certain variants only.
  package static var rulesWithNeeds: Set<String> { Set(VariantNeeds.all.keys) }
}
