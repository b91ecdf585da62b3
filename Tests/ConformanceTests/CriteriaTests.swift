import AuditModel
import Testing

@testable import Conformance

/// The criteria of each standard.
@Suite struct CriteriaTests {
  /// The guidelines of WCAG 2.2 with their criteria of levels A and AA: the last numbers.
  private static let numbers: [String: [Int]] = [
    "1.1": [1], "1.2": [1, 2, 3, 4, 5], "1.3": [1, 2, 3, 4, 5],
    "1.4": [1, 2, 3, 4, 5, 10, 11, 12, 13], "2.1": [1, 2, 4], "2.2": [1, 2], "2.3": [1],
    "2.4": [1, 2, 3, 4, 5, 6, 7, 11], "2.5": [1, 2, 3, 4, 7, 8], "3.1": [1, 2],
    "3.2": [1, 2, 3, 4, 6], "3.3": [1, 2, 3, 4, 7, 8], "4.1": [2, 3],
  ]

  @Test func areAllOfWCAG22OfLevelsAAndAA() {
    let expected = Set(
      Self.numbers.flatMap { guideline, last in last.map { "\(guideline).\($0)" } })
    let criteria = ConformanceStandard.wcag22.criteria
    #expect(Set(criteria.map(\.id)) == expected)
    #expect(criteria.count == 55)
    #expect(criteria.count { $0.chapter == .levelA } == 31)
    #expect(criteria.count { $0.chapter == .levelAA } == 24)
  }

  @Test func areThoseOfWCAG20AndTwoChaptersInSection508() {
    let criteria = ConformanceStandard.section508.criteria
    #expect(criteria.count { $0.successCriterion != nil } == 38)
    #expect(criteria.count { $0.chapter == .functionalPerformance } == 9)
    #expect(criteria.filter { $0.id.hasPrefix("502.3.") }.count == 14)
    #expect(
      criteria.filter { $0.exemption != nil }.map(\.id) == ["2.4.1", "2.4.5", "3.2.3", "3.2.4"])
  }

  @Test func areTheClausesOfChapter11InEN301549() {
    let criteria = ConformanceStandard.en301549.criteria
    #expect(criteria.allSatisfy { $0.id.hasPrefix("11.") })
    #expect(criteria.first { $0.successCriterion == "1.4.3" }?.id == "11.1.4.3")
    #expect(criteria.first { $0.successCriterion == "4.1.2" }?.id == "11.4.1.2.1")
    // WCAG 2.1 has 50 criteria of these levels, and six of their clauses are void for software.
    #expect(criteria.count { $0.successCriterion != nil } == 44)
    for criterion in criteria {
      guard let number = criterion.successCriterion else { continue }
      #expect(criterion.id.hasPrefix("11.\(number)"))
    }
  }

  @Test func areSevenLabels() {
    #expect(
      ConformanceStandard.nutritionLabels.criteria.map(\.id) == [
        "voiceover", "voice-control", "larger-text", "dark-interface",
        "differentiate-without-color-alone", "sufficient-contrast", "reduced-motion",
      ])
  }

  @Test(arguments: ConformanceStandard.allCases)
  func haveANumberOfTheirOwnAndATest(_ standard: ConformanceStandard) {
    let criteria = standard.criteria
    #expect(Set(criteria.map(\.id)).count == criteria.count)
    for criterion in criteria {
      #expect(criterion.manualTest.hasSuffix("."), "\(criterion.id)")
      #expect(criterion.manualTest.count > 30, "\(criterion.id)")
    }
  }
}
