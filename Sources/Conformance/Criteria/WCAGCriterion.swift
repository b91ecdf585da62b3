import AuditModel

/// A success criterion of WCAG of level A or AA.
struct WCAGCriterion: Hashable, Sendable {
  /// The number, such as `1.4.3`.
  let number: String
  /// The name.
  let name: String
  let level: Level
  /// The version with which it came.
  let since: Version
  /// The clause of EN 301 549 V3.2.1 with the same requirement for software; nil where that is void or
  /// WCAG 2.2 added the criterion.
  let clause: String?
  /// The test that is left for a person.
  let manualTest: String

  enum Level: String, Sendable {
    case a = "A"
    case aa = "AA"
  }

  enum Version: String, Sendable {
    case wcag20 = "2.0"
    case wcag21 = "2.1"
    case wcag22 = "2.2"
  }

  init(
    _ number: String, _ name: String, _ level: Level, since: Version = .wcag20, clause: String?,
    _ manualTest: String
  ) {
    self.number = number
    self.name = name
    self.level = level
    self.since = since
    self.clause = clause
    self.manualTest = manualTest
  }

  /// Whether WCAG 2.2 has it: it removed Parsing (WCAG 2.2, 4.1.1).
  var isInWCAG22: Bool { number != "4.1.1" }

  /// All of them, in the order of their numbers.
  static let all: [WCAGCriterion] = perceivable + operable + understandable + robust
}

extension Criterion {
  init(wcag22 criterion: WCAGCriterion) {
    self.init(criterion, id: criterion.number, citing: [.wcag(criterion.number)])
  }

  /// The clause with the same requirement; nil where EN 301 549 has none for software.
  init?(en301549 criterion: WCAGCriterion) {
    guard let clause = criterion.clause else { return nil }
    self.init(criterion, id: clause, citing: [.wcag(criterion.number), .en301549(clause)])
  }

  init(section508 criterion: WCAGCriterion) {
    self.init(
      criterion, id: criterion.number, citing: [.wcag(criterion.number)],
      exemption: Section508Provision.exempted.contains(criterion.number)
        ? "Section 508 does not ask this of software that is no web page (E207.2, exception)." : nil
    )
  }

  private init(
    _ criterion: WCAGCriterion, id: String, citing standards: [Standard], exemption: String? = nil
  ) {
    self.init(
      id: id, name: criterion.name, chapter: criterion.level == .a ? .levelA : .levelAA,
      successCriterion: criterion.number, rules: .citing(standards),
      manualTest: criterion.manualTest, exemption: exemption)
  }
}
