/// The outcome of one rule in an audit.
public struct RuleOutcome: Hashable, Sendable {
  /// The rule's id.
  public let rule: String
  /// The outcome of the rule as a whole: the first of failed, needs review, not measured, not
  /// applicable and passed that applies.
  public let outcome: Outcome
  /// Findings of severity error or warning.
  public let failed: Int
  /// Findings of severity note, which a person has to judge.
  public let needsReview: Int
  /// Checks that could not be decided.
  public let notMeasured: Int

  /// The outcomes that a check can have, named as in EARL 1.0 and ACT Rules where these have a word.
  public enum Outcome: String, Hashable, Sendable, CaseIterable, Codable {
    /// Something is wrong.
    case failed
    /// A person has to judge.
    case needsReview
    /// It could not be decided.
    case notMeasured
    /// There is nothing that the rule applies to.
    case notApplicable
    /// Everything that the rule applies to was checked and is fine.
    case passed
  }

  /// Counts what a rule found.
  ///
  /// - Parameter isApplicable: whether there was anything that the rule applies to.
  public init(
    rule: String, failed: Int, needsReview: Int, notMeasured: Int, isApplicable: Bool
  ) {
    self.rule = rule
    self.failed = failed
    self.needsReview = needsReview
    self.notMeasured = notMeasured
    outcome =
      if failed > 0 {
        .failed
      } else if needsReview > 0 {
        .needsReview
      } else if notMeasured > 0 {
        .notMeasured
      } else {
        isApplicable ? .passed : .notApplicable
      }
  }
}

extension Finding {
  /// The outcome that the finding stands for: a note is for a person to judge.
  public var outcome: RuleOutcome.Outcome { severity == .note ? .needsReview : .failed }
}
