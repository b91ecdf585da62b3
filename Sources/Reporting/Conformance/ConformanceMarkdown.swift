import AuditModel
import Conformance

/// The draft of a conformance report as Markdown.
package struct ConformanceMarkdown {
  private let report: ConformanceReport

  /// More findings of a rule than these are counted.
  private static let mostFindings = 5

  /// Takes the report.
  package init(_ report: ConformanceReport) { self.report = report }

  /// The whole page, which ends with a line feed.
  package func render() -> String {
    let chapters = Criterion.Chapter.allCases.flatMap(section)
    return SealedText.sealed(
      (heading + summary + chapters).joined(separator: "\n") + "\n", in: .markdown)
  }

  private var heading: [String] {
    let details = report.details
    let product = [details.product, details.productVersion].compactMap { $0 }.joined(separator: " ")
    let title = product.isEmpty ? "" : ": \(product.markdownText)"
    let words = ConformanceWords(report: report)
    let unnamed =
      product.isEmpty ? ["- Product: not named; add --product and --product-version"] : []
    let date = "- Date: \(details.date ?? "not given; add --date")"
    return [
      "# Accessibility conformance, draft\(title)", "", "- Standard: \(report.standard.name)",
    ]
      + unnamed + [date] + [
        "- Written by: \(details.tool.markdownText)", "", ConformanceWords.draft, "",
      ]
      + ["## Scope", ""] + words.scope.map { "- \($0.markdownText)" } + [
        "", report.standard.leftOut, "",
      ]
  }

  private var summary: [String] {
    let levels = ConformanceLevel.allCases.filter { report.count(of: $0) > 0 }
    return ["## Summary", ""] + howToRead + ["", "| level | criteria |", "|---|---|"]
      + levels.map { "| \(report.standard.name(of: $0)) | \(report.count(of: $0)) |" } + [""]
  }

  private var howToRead: [String] {
    guard report.standard == .nutritionLabels else {
      return ConformanceWords.levels.map { "- \($0)" } + ["", ConformanceWords.limits]
    }
    return [
      "Evidence against a label is an error or a warning of a rule about it; whether it keeps people from a "
        + "common task of the app, a person has to judge. A rule without findings is evidence for a label, "
        + "and no proof: only a person can find that an app supports it.",
      "", ConformanceWords.limits,
    ]
  }

  private func section(_ chapter: Criterion.Chapter) -> [String] {
    let own = report.assessments.filter { $0.criterion.chapter == chapter }
    guard !own.isEmpty else { return [] }
    let against = report.standard == .nutritionLabels ? "evidence against" : "failures"
    return [
      "## \(chapter.title)", "",
      "| criterion | level | \(against) | variants | to judge | manual results |",
      "|---|---|---|---|---|---|",
    ] + own.map(row) + [""] + own.flatMap(article)
  }

  private func row(_ assessment: CriterionAssessment) -> String {
    let isExempt = assessment.criterion.exemption != nil
    let cells = [
      title(of: assessment.criterion), report.standard.name(of: assessment.level),
      isExempt ? "" : "\(assessment.failures.count)",
      isExempt ? "" : "\(assessment.failedVariants.grouped)",
      isExempt ? "" : "\(assessment.checks.reduce(0) { $0 + $1.toJudge.count })",
      "\(assessment.manual.count)",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func title(of criterion: Criterion) -> String {
    switch criterion.chapter {
    case .labels: return criterion.name.markdownText
    default:
      let other = criterion.successCriterion.flatMap { $0 == criterion.id ? nil : " (WCAG \($0))" }
      return "\(criterion.id) \(criterion.name)\(other ?? "")".markdownText
    }
  }

  private func article(_ assessment: CriterionAssessment) -> [String] {
    let level = report.standard.name(of: assessment.level)
    let id = assessment.criterion.chapter == .labels ? " `\(assessment.criterion.id)`" : ""
    let notes = (assessment.criterion.exemption ?? assessment.contradiction).map { [$0, ""] } ?? []
    return [
      "### \(title(of: assessment.criterion))\(id)", "", "**\(level).** " + extent(assessment), "",
    ]
      + notes + (assessment.criterion.exemption == nil ? checks(assessment) : [])
      + manual(assessment) + ["For a person to test: \(assessment.criterion.manualTest)", ""]
  }

  private func extent(_ assessment: CriterionAssessment) -> String {
    guard assessment.criterion.exemption == nil else { return "" }
    let extent = assessment.extent(in: report.scope)
    guard !extent.isEmpty else { return "No rule checked any part of it." }
    let failures = assessment.failures.count
    if failures == 0 { return "Rules checked parts of it \(extent), and found no failure." }
    let shown = assessment.failedScreens.map(\.markdownText).joined(separator: ", ")
    let screens =
      shown.isEmpty
      ? "" : ", in \(assessment.failedVariants.of("variant")) on \(shown)"
    return "Rules checked parts of it \(extent), and found \(failures.of("failure"))\(screens)."
  }

  private func checks(_ assessment: CriterionAssessment) -> [String] {
    guard !assessment.checks.isEmpty else { return [] }
    let rows = assessment.checks.map { check in
      "| \(check.rule.id) | \(check.rule.title.markdownText) | \(check.result) |"
    }
    let findings = assessment.checks.flatMap { check in
      list(check.failures, "failure", of: check) + list(check.toJudge, "to judge", of: check)
        + list(check.falseAlarms, "false alarm, as a person judged", of: check)
    }
    return ["| rule | defect | outcome |", "|---|---|---|"] + rows + [""]
      + (findings.isEmpty ? [] : findings + [""])
  }

  private func list(
    _ findings: [Finding], _ kind: String, of check: CriterionAssessment.Check
  ) -> [String] {
    let shown = findings.prefix(Self.mostFindings).map { finding in
      "- \(kind), \(finding.severity.rawValue), \(check.rule.id): \(line(finding))"
    }
    let rest = findings.count - shown.count
    return shown
      + (rest > 0
        ? ["- \(kind), \(check.rule.id): \(rest) more, which `legible audit` lists"] : [])
  }

  private func line(_ finding: Finding) -> String {
    let subject =
      switch finding.subject {
      case .node(let node): "\(node.screen), \(node.element.name)"
      case .string(let string): "string “\(string.key)”"
      case .file: "file"
      }
    let variants = VariantSummary(finding, in: report.scope.matrix).line.map { "; \($0)" } ?? ""
    return "\(subject) (\(finding.location)): \(finding.message)\(variants)".markdownText
      + " `\(finding.fingerprint)`"
  }

  private func manual(_ assessment: CriterionAssessment) -> [String] {
    guard !assessment.manual.isEmpty else { return [] }
    let all =
      assessment.manual.map { ($0, "") }
      + assessment.superseded.map { ($0, " (replaced by a later result)") }
    let rows = all.map { result, addition in
      let cells = [
        result.date, result.tester, result.device, result.assistiveTechnology,
        result.level.name + addition, result.note,
      ]
      return "| \(cells.map(\.markdownText).joined(separator: " | ")) |"
    }
    return [
      "| date | tester | device | assistive technology | result | note |",
      "|---|---|---|---|---|---|",
    ] + rows + [""]
  }
}

extension CriterionAssessment.Check {
  /// The outcome of the rule for the criterion, in a few words.
  fileprivate var result: String {
    let counts = [
      failures.isEmpty ? nil : failures.count.of("failure"),
      toJudge.isEmpty ? nil : "\(toJudge.count) to judge",
      falseAlarms.isEmpty ? nil : falseAlarms.count.of("false alarm"),
      outcome.notMeasured == 0 ? nil : "\(outcome.notMeasured) not measured",
    ].compactMap { $0 }
    if !counts.isEmpty { return counts.joined(separator: ", ") }
    return isApplicable ? "no finding" : "nothing to check"
  }
}
