import AuditModel
import Testing

@testable import Conformance

/// The level of a criterion after an audit and the tests by people.
@Suite struct AssessmentTests {
  @Test func isNeverSupportsWithoutAPerson() throws {
    for standard in ConformanceStandard.allCases {
      let report = draft(standard, findings: [])
      #expect(report.count(of: .supports) == 0)
      #expect(report.assessments.allSatisfy { !$0.level.isFailure })
    }
    let assessment = try assess("1.4.3", findings: [])
    #expect(assessment.level == .notEvaluated)
    #expect(assessment.checks.map(\.rule.id) == ["text-contrast"])
  }

  @Test func isAFailureWhereARuleFoundOne() throws {
    let assessment = try assess("1.4.3", findings: [finding(on: "a"), finding(on: "a", cell: 1)])
    #expect(assessment.level == .partiallySupports)
    #expect(assessment.failures.count == 2)
    #expect(assessment.failedVariants == 2)
    #expect(assessment.failedScreens == ["a"])
    #expect(try assess("1.4.11", findings: [finding(on: "a")]).level == .notEvaluated)
  }

  @Test func countsAVariantOnceThatHasSeveralFailures() throws {
    let findings = [finding(on: "a"), finding(on: "a", node: "other")]
    #expect(try assess("1.4.3", findings: findings).failedVariants == 1)
  }

  @Test func isDoesNotSupportWithErrorsOnMoreThanHalfOfTheScreens() throws {
    let two = ["a", "b"].map { finding(on: $0) }
    #expect(try assess("1.4.3", findings: two).level == .doesNotSupport)
    let warnings = ["a", "b"].map { finding(on: $0, severity: .warning) }
    #expect(try assess("1.4.3", findings: warnings).level == .partiallySupports)
  }

  @Test func leavesNotesAndStricterRulesToAPerson() throws {
    let note = try assess("1.4.3", findings: [finding(on: "a", severity: .note)])
    #expect(note.level == .notEvaluated)
    #expect(note.checks.first?.toJudge.count == 1)
    let target = finding("hit-region-small", on: "a")
    let assessment = try assess("2.5.8", findings: [target])
    #expect(assessment.level == .notEvaluated)
    #expect(assessment.checks.first { $0.rule.id == "hit-region-small" }?.toJudge == [target])
  }

  @Test func isNoFailureOfResizeTextBeyondTwiceTheUsualSize() throws {
    func level(_ sizes: [DynamicTypeSize], worst: Int) throws -> ConformanceLevel {
      let truncated = finding("text-truncated", on: "a", cell: worst, at: sizes)
      return try assess("1.4.4", findings: [truncated], at: sizes).level
    }
    #expect(try level([.accessibility3, .accessibility4], worst: 1) == .notEvaluated)
    #expect(try level([.accessibility3, .accessibility4], worst: 0) == .partiallySupports)
    // Without an audit at a smaller size that is large enough, there is none at which text can be read.
    #expect(try level([.large, .accessibility5], worst: 1) == .partiallySupports)
  }

  @Test func isThatOfAPersonWhereRulesFoundNothing() throws {
    for level in ConformanceLevel.manual {
      #expect(try assess("1.4.3", findings: [], manual: [result("1.4.3", level)]).level == level)
    }
  }

  @Test func keepsAFailureThatARuleFoundAndAPersonDidNot() throws {
    let assessment = try assess(
      "1.4.3", findings: [finding(on: "a")], manual: [result("1.4.3", .supports)])
    #expect(assessment.level == .partiallySupports)
    #expect(assessment.isContradictory)
  }

  @Test func leavesOutTheFindingsThatAPersonListsAsFalseAlarms() throws {
    let alarm = finding(on: "a")
    let judged = result("1.4.3", .supports, falseAlarms: [alarm.fingerprint])
    let assessment = try assess("1.4.3", findings: [alarm], manual: [judged])
    #expect(assessment.level == .supports && !assessment.isContradictory)
    #expect(assessment.checks.first?.falseAlarms == [alarm])
    let other = finding(on: "b")
    #expect(
      try assess("1.4.3", findings: [alarm, other], manual: [judged]).level == .partiallySupports)
  }

  @Test func isTheWorstOfSeveralPersonsAndTheLatestOfOneTest() throws {
    let results = [
      result("1.4.3", .supports, technology: "VoiceOver"),
      result("1.4.3", .doesNotSupport, technology: "Zoom"),
    ]
    #expect(try assess("1.4.3", findings: [], manual: results).level == .doesNotSupport)
    let repeated = [
      result("1.4.3", .supports, date: "2026-02-01"),
      result("1.4.3", .doesNotSupport, date: "2026-01-01"),
    ]
    let assessment = try assess("1.4.3", findings: [], manual: repeated)
    #expect(assessment.level == .supports)
    #expect(assessment.manual == [repeated[0]])
  }

  @Test func takesResultsForTheSameRequirementInAnotherStandard() {
    let manual = [result("1.3.2", .supports)]
    for standard in [ConformanceStandard.wcag22, .en301549, .section508] {
      #expect(draft(standard, findings: [], manual: manual).count(of: .supports) == 1)
    }
    let clause = [result("11.1.3.2.1", .supports)]
    #expect(draft(.wcag22, findings: [], manual: clause).count(of: .supports) == 0)
    #expect(draft(.en301549, findings: [], manual: clause).count(of: .supports) == 1)
  }

  @Test func isNotApplicableWhereTheStandardExemptsApps() {
    let report = draft(.section508, findings: [finding("same-action-different-name", on: "a")])
    let exempt = report.assessments.first { $0.criterion.id == "3.2.4" }
    #expect(exempt?.level == .notApplicable)
  }

  @Test func countsForTheDarkInterfaceOnlyWhatIsWorstInDark() {
    for (appearance, level) in [
      ("light", ConformanceLevel.notEvaluated), ("dark with increased contrast", .doesNotSupport),
    ] {
      let findings = ["a", "b"].map { finding(on: $0, evidence: ["appearance": .text(appearance)]) }
      let report = draft(.nutritionLabels, findings: findings)
      #expect(report.assessments.first { $0.criterion.id == "dark-interface" }?.level == level)
    }
  }

  @Test func knowsTheRulesThatHadNoVariantsToCompare() throws {
    let checks = try assess("1.3.2", findings: []).checks
    #expect(checks.map(\.rule.id) == ["order-changes-with-locale"])
    #expect(checks.map(\.isApplicable) == [false])
  }
}
