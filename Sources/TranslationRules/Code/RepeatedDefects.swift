import AuditModel

extension [ProjectViolation] {
  /// The defects of code in the order of files and lines, each with a fingerprint of its own: of several that are the
  /// same in a file, all but the first are numbered, so that a baseline knows how many there are.
  func numbered() -> [ProjectViolation] {
    var counts: [Repeated: Int] = [:]
    return sorted { $0.location < $1.location }.map { violation in
      var violation = violation
      let repeated = Repeated(
        file: violation.location.file, subject: violation.violation.subject)
      let count = counts[repeated, default: 0] + 1
      counts[repeated] = count
      if count > 1 { violation.violation.subject += " \(count)" }
      return violation
    }
  }
}

private struct Repeated: Hashable {
  let file: String
  let subject: String
}
