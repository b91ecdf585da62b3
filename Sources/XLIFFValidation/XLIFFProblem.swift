import AuditModel

/// One thing that is wrong with an XLIFF document.
package struct XLIFFProblem: Hashable, Sendable {
  /// Where it is.
  package var location: SourceLocation
  /// How much it matters: an error makes the document invalid, anything milder does not.
  package var severity: Severity
  /// The rule that is broken.
  package var rule: XLIFFRule
  /// The limit that a translation exceeds, where that is the problem.
  package var exceededLimit: XLIFFSizeLimit?
  /// The source of the rule, such as “XLIFF 2.2, attribute id”.
  package var clause: String
  /// The problem, in a clause without a full stop.
  package var message: String
  /// The fix, in a clause without a full stop.
  package var suggestion: String

  /// Makes a problem.
  package init(
    location: SourceLocation, severity: Severity, rule: XLIFFRule, clause: String, message: String,
    suggestion: String, exceededLimit: XLIFFSizeLimit? = nil
  ) {
    self.location = location
    self.severity = severity
    self.rule = rule
    self.clause = clause
    self.message = message
    self.suggestion = suggestion
    self.exceededLimit = exceededLimit
  }
}

extension XLIFFProblem: Comparable {
  /// Orders problems by place, then by rule and message, so that every run gives the same list.
  package static func < (left: Self, right: Self) -> Bool {
    if left.location != right.location { return left.location < right.location }
    return (left.rule.id.rawValue, left.message) < (right.rule.id.rawValue, right.message)
  }
}
