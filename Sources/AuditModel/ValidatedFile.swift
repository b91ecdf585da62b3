/// The outcome of validating one file.
package struct ValidatedFile: Hashable, Sendable {
  /// The path as it is shown.
  package let path: String
  /// The format, such as “XLIFF 2.2”.
  package let kind: String
  /// The problems in the order of the file.
  package private(set) var problems: [Problem]
  /// How many problems there are beyond those.
  package let omitted: Int
  /// Whether the file could not be read, so that nothing else is known of it.
  package let isUnread: Bool

  /// A problem of a file.
  package struct Problem: Hashable, Sendable {
    /// Where it is.
    package let location: SourceLocation
    /// How much it matters: an error makes the file invalid.
    package let severity: Severity
    /// The id of the rule.
    package let rule: String
    /// The clause of a standard that states the rule.
    package let clause: String?
    /// The defect, in a clause without a full stop.
    package let message: String
    /// The fix, in a clause without a full stop.
    package let suggestion: String

    /// Makes a problem.
    package init(
      location: SourceLocation, severity: Severity, rule: String, clause: String? = nil,
      message: String, suggestion: String
    ) {
      self.location = location
      self.severity = severity
      self.rule = rule
      self.clause = clause
      self.message = message
      self.suggestion = suggestion
    }
  }

  /// Makes an outcome.
  package init(
    path: String, kind: String, problems: [Problem], omitted: Int = 0, isUnread: Bool = false
  ) {
    self.path = path
    self.kind = kind
    self.problems = problems
    self.omitted = omitted
    self.isUnread = isUnread
  }

  /// Adds problems in the order of the file.
  package mutating func add(_ others: [Problem]) {
    guard !others.isEmpty else { return }
    problems = (problems + others).enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Whether one of the problems listed is at least that severe.
  package func hasProblem(atOrAbove threshold: Severity) -> Bool {
    problems.contains { $0.severity >= threshold }
  }
}
