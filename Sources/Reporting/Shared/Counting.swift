import AuditModel

extension Int {
  /// The number with commas between groups of three digits, as `48,384`.
  package var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// The number with the noun it counts, as `1 error` or `3 errors`.
  package func of(_ noun: String, plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

extension AuditReport.Summary {
  /// The findings by severity, as `3 errors, 1 note`, or `no findings`.
  var verdict: String { findingCounts(errors: errors, warnings: warnings, notes: notes) }
}

extension Sequence<Finding> {
  /// The findings by severity, for commands.
  package var verdictText: String { verdict }

  /// The findings by severity, as `3 errors, 1 note`, or `no findings`.
  var verdict: String {
    findingCounts(
      errors: count { $0.severity == .error }, warnings: count { $0.severity == .warning },
      notes: count { $0.severity == .note })
  }
}

private func findingCounts(errors: Int, warnings: Int, notes: Int) -> String {
  let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
  let parts = counts.filter { $0.0 > 0 }.map { $0.0.of($0.1) }
  return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
}
