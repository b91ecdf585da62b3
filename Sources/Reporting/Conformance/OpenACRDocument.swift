import AuditModel
import Conformance

/// The draft of a conformance report in the format of OpenACR 0.1.0, which is YAML.
///
/// Source: GSA/openacr, `schema/openacr-0.1.0.json` and `catalog`.
package struct OpenACRDocument {
  private let report: ConformanceReport
  private let catalog: String
  private let product: String
  private let email: String

  /// Takes the report; nil where OpenACR has no catalog for its standard, or where the product or the
  /// author's address is not known, which OpenACR needs.
  package init?(_ report: ConformanceReport) {
    guard let catalog = report.standard.catalog, let product = report.details.product,
      let email = report.details.email
    else { return nil }
    self.report = report
    self.catalog = catalog
    self.product = product
    self.email = email
  }

  /// The whole document, which ends with a line feed.
  package func render() -> String {
    let chapters = Criterion.Chapter.allCases.flatMap(chapter) + disabled
    let lines = head + ["chapters:"] + chapters
    return SealedText.sealed(lines.joined(separator: "\n") + "\n", in: .yaml)
  }

  private var head: [String] {
    let details = report.details
    let words = ConformanceWords(report: report)
    let version = details.productVersion.map { ["  version: \($0.yamlText)"] } ?? []
    let date = details.date.map { ["report_date: \($0.yamlText)"] } ?? []
    let method = words.methods + words.scope + [ConformanceWords.limits]
    return [
      "title: \("\(product) Accessibility Conformance Report".yamlText)", "product:",
      "  name: \(product.yamlText)",
    ] + version + ["author:", "  email: \(email.yamlText)"] + date + [
      "notes: \("\(ConformanceWords.draft) \(report.standard.leftOut)".yamlText)",
      "evaluation_methods_used: \(method.joined(separator: " ").yamlText)",
      "catalog: \(catalog.yamlText)",
    ]
  }

  private func chapter(_ chapter: Criterion.Chapter) -> [String] {
    let own = report.assessments.filter { $0.criterion.chapter == chapter }
    guard !own.isEmpty else { return [] }
    return ["  \(chapter.rawValue):", "    criteria:"] + own.flatMap(criterion)
  }

  private func criterion(_ assessment: CriterionAssessment) -> [String] {
    let notes =
      assessment.notes(in: report) + ["For a person to test: \(assessment.criterion.manualTest)"]
    // The catalogs list the parts of a product for success criteria only.
    let component = assessment.criterion.successCriterion == nil ? "none" : "software"
    return [
      "      - num: \(assessment.criterion.openACRNumber.yamlText)", "        components:",
      "          - name: \(component.yamlText)", "            adherence:",
      "              level: \(assessment.level.rawValue.yamlText)",
      "              notes: \(notes.joined(separator: " ").yamlText)",
    ]
  }

  /// The chapters of the catalog that the draft leaves out.
  private var disabled: [String] {
    report.standard.chaptersLeftOut.flatMap { ["  \($0):", "    disabled: true"] }
  }
}

extension ConformanceStandard {
  /// The chapters of the catalog that are no part of a draft.
  fileprivate var chaptersLeftOut: [String] {
    let aaa = "success_criteria_level_aaa"
    switch self {
    case .wcag22, .nutritionLabels: return [aaa]
    case .section508: return [aaa, "hardware", "support_documentation_and_services"]
    case .en301549:
      return [
        aaa, "functional_performance_criteria", "hardware", "software",
        "support_documentation_and_services", "en_301_549_functional_performance",
        "en_301_549_generic_requirements", "en_301_549_ict_with_two-way_voice",
        "en_301_549_ict_with_video", "en_301_549_hardware", "en_301_549_web",
        "en_301_549_non-web-documents", "en_301_549_documentation_and_support_services",
        "en_301_549_ict_providing_relay_or_emergency_service_access",
      ]
    }
  }
}
