import AuditModel

/// The draft of a conformance report: each criterion of a standard with what is known about it.
package struct ConformanceReport: Sendable {
  /// The standard.
  package let standard: ConformanceStandard
  /// The product and the people behind the report, as far as they are known.
  package let details: Details
  /// The criteria in the order of the standard.
  package let assessments: [CriterionAssessment]
  /// How much was audited.
  package let scope: Scope

  /// The facts of a report besides its criteria.
  package struct Details: Hashable, Sendable {
    /// The name of the app.
    package var product: String?
    /// The version of the app.
    package var productVersion: String?
    /// The e-mail address of the author, which OpenACR needs.
    package var email: String?
    /// The day of the report, as `2026-01-31`.
    package var date: String?
    /// The name and version of the program that made the report.
    package var tool: String

    /// The details that are always known.
    package init(tool: String) { self.tool = tool }
  }

  /// How much was audited.
  package struct Scope: Hashable, Sendable {
    /// The screens, languages, sizes and devices.
    package let matrix: AuditMatrix
    /// View trees that were laid out.
    package let variants: Int
    /// Strings in tables and exchange files, in all audited languages.
    package let strings: Int
    /// Files with code, and screens of Interface Builder.
    package let codeFiles: Int
    /// Whether all of it could be audited.
    package let isComplete: Bool
    /// The fonts that text was measured with stand in for those of the device.
    package let areFontsStandIns: Bool
  }

  /// Joins an audit with the results of people.
  ///
  /// - Parameters:
  ///   - rules: the descriptions of all rules.
  ///   - screenRules: the ids of those about screens.
  ///   - codeRules: the ids of those about code.
  ///   - isComplete: whether everything could be read, too.
  package init(
    _ standard: ConformanceStandard, of report: AuditReport, rules: [RuleDescription],
    screenRules: Set<String>, codeRules: Set<String> = [], manual: [ManualResult],
    details: Details, isComplete: Bool = true
  ) {
    self.standard = standard
    self.details = details
    let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    assessments = standard.criteria.map {
      CriterionAssessment(
        $0, of: report, rules: byID, screenRules: screenRules, codeRules: codeRules, manual: manual)
    }
    scope = Scope(
      matrix: report.matrix, variants: report.summary.variants, strings: report.summary.strings,
      codeFiles: report.codeFiles,
      isComplete: isComplete && report.isComplete, areFontsStandIns: report.areFontsStandIns)
  }

  /// How many criteria have each level.
  package func count(of level: ConformanceLevel) -> Int {
    assessments.count { $0.level == level }
  }
}
