import AuditModel

/// A criterion of a standard: which rules look at a part of it, and how a person tests the rest.
package struct Criterion: Hashable, Sendable {
  /// The number or name, as results refer to it, such as `1.4.3`, `11.5.2.7` or `voiceover`.
  package let id: String
  /// The name in the standard.
  package let name: String
  /// The chapter of a report that it belongs to.
  package let chapter: Chapter
  /// The success criterion of WCAG with the same requirement; nil where there is none.
  package let successCriterion: String?
  /// The rules that look at a part of it.
  package let rules: RuleSource
  /// The test that is left for a person, in a sentence.
  package let manualTest: String
  /// Why the standard does not ask apps for it; nil where it does.
  package let exemption: String?

  /// Describes a criterion.
  init(
    id: String, name: String, chapter: Chapter, successCriterion: String? = nil, rules: RuleSource,
    manualTest: String, exemption: String? = nil
  ) {
    self.id = id
    self.name = name
    self.chapter = chapter
    self.successCriterion = successCriterion
    self.rules = rules
    self.manualTest = manualTest
    self.exemption = exemption
  }

  /// Which rules look at a criterion.
  package enum RuleSource: Hashable, Sendable {
    /// Those that cite one of some published criteria.
    case citing([Standard])
    /// Those with these ids.
    case named([String])
  }

  /// The chapters of a report, with the names that they have in OpenACR.
  package enum Chapter: String, CaseIterable, Sendable {
    case levelA = "success_criteria_level_a"
    case levelAA = "success_criteria_level_aa"
    case functionalPerformance = "functional_performance_criteria"
    case software
    case softwareInEN301549 = "en_301_549_software"
    case labels = "nutrition_labels"
  }
}

extension Criterion.Chapter {
  /// The heading.
  package var title: String {
    switch self {
    case .levelA: "Success criteria, level A"
    case .levelAA: "Success criteria, level AA"
    case .functionalPerformance: "Chapter 3: Functional performance criteria"
    case .software: "Chapter 5: Software"
    case .softwareInEN301549: "Clauses 11.5 to 11.7"
    case .labels: "Labels"
    }
  }
}

extension Criterion {
  /// Whether a rule looks at a part of it.
  package func isTouched(by rule: RuleDescription) -> Bool {
    switch rules {
    case .citing(let standards): rule.standards.contains(where: standards.contains)
    case .named(let ids): ids.contains(rule.id)
    }
  }

  /// The words in manual results that mean it: a result for a success criterion of WCAG counts for the
  /// same requirement in other standards, too.
  package var acceptedIDs: [String] { [id] + (successCriterion.map { [$0] } ?? []) }

  /// The number in a report for OpenACR, which lists the success criteria once for all standards.
  package var openACRNumber: String { successCriterion ?? id }
}
