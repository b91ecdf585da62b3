import AuditModel
import Testing

@testable import Conformance

/// Rules that cite criteria, as an audit describes them.
let rules: [RuleDescription] = [
  ("text-contrast", "1.4.3"), ("hit-region-small", "2.5.8"),
  ("same-action-different-name", "3.2.4"), ("order-changes-with-locale", "1.3.2"),
  ("text-truncated", "1.4.4"),
].map { id, criterion in
  RuleDescription(
    id: id, title: id, rationale: "", severity: .error, standards: [.wcag(criterion)])
}

/// The text sizes of a draft that says nothing else.
let usualSizes: [DynamicTypeSize] = [.large, .xLarge]

/// A draft about three screens, in one language, at two sizes.
func draft(
  _ standard: ConformanceStandard, findings: [Finding], manual: [ManualResult] = [],
  at sizes: [DynamicTypeSize] = usualSizes
) -> ConformanceReport {
  let matrix = AuditMatrix(
    screens: ["a", "b", "c"].map { .init(id: $0, states: ["plain"]) }, locales: ["en"],
    dynamicTypeSizes: sizes, sizeClasses: [.compactRegular])
  var report = AuditReport(
    matrix: matrix, fonts: [], findings: findings, notMeasured: [],
    summary: .init(findings: findings, variants: 6, nodes: 0, texts: 0))
  report.outcomes = rules.map { rule in
    let own = findings.filter { $0.rule == rule.id }
    return RuleOutcome(
      rule: rule.id, failed: own.count { $0.outcome == .failed },
      needsReview: own.count { $0.outcome == .needsReview }, notMeasured: 0, isApplicable: true)
  }
  return ConformanceReport(
    standard, of: report, rules: rules, screenRules: Set(rules.map(\.id)), manual: manual,
    details: .init(tool: "legible 1"))
}

/// A success criterion in a draft for WCAG 2.2.
func assess(
  _ criterion: String, findings: [Finding], manual: [ManualResult] = [],
  at sizes: [DynamicTypeSize] = usualSizes
) throws -> CriterionAssessment {
  try #require(
    draft(.wcag22, findings: findings, manual: manual, at: sizes).assessments.first {
      $0.criterion.id == criterion
    })
}

/// A finding about a node in one variant.
func finding(
  _ rule: String = "text-contrast", on screen: String, node: String = "node", cell: Int = 0,
  severity: Severity = .error, evidence: Evidence = [:], at sizes: [DynamicTypeSize] = usualSizes
) -> Finding {
  var variants = VariantSet(states: 1, locales: 1, dynamicTypeSizes: 2, devices: 1)
  variants.insert(MatrixCell(state: 0, locale: 0, dynamicTypeSize: cell, device: 0))
  let size = sizes[cell]
  return Finding(
    rule: rule, severity: severity, title: rule, message: "message",
    subject: .node(
      NodeSubject(
        screen: screen, element: .node(node),
        location: SourceLocation(file: "a.swift", line: 1, column: 1),
        extent: VariantExtent(
          states: ["plain"], dynamicTypeSizes: [size], sizeClasses: [.compactRegular],
          variants: variants,
          worst: StateInVariant(
            state: "plain",
            variant: Variant(
              locale: "en", dynamicTypeSize: size, sizeClasses: .compactRegular))))),
    locales: ["en"], evidence: evidence)
}

/// A result of a person.
func result(
  _ criterion: String, _ level: ConformanceLevel, technology: String = "VoiceOver",
  date: String = "2026-01-31", falseAlarms: [String] = []
) -> ManualResult {
  ManualResult(
    criterion: criterion, level: level, tester: "Ada", device: "iPhone 17",
    assistiveTechnology: technology, date: date, falseAlarms: falseAlarms)
}
