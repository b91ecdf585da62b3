import AuditModel

/// Which drawings a page has room for.
struct DrawingSelection: Sendable {
  /// The fingerprints of the findings that are drawn.
  let chosen: Set<String>
  /// How many drawings there was no room for.
  let leftOut: Int
  /// The most that all drawings may take, in bytes.
  let budget: Int

  /// Chooses the most severe first, and goes on to smaller ones when one is too large.
  init(of report: AuditReport, budget: Int) {
    var chosen: Set<String> = []
    var rest = budget
    var leftOut = 0
    for severity in Severity.allCases.sorted(by: >) {
      for finding in report.findings where finding.severity == severity {
        let name = finding.fingerprint
        guard let size = report.drawings[name]?.utf8.count, !chosen.contains(name) else { continue }
        if size <= rest {
          chosen.insert(name)
          rest -= size
        } else {
          leftOut += 1
        }
      }
    }
    self.chosen = chosen
    self.leftOut = leftOut
    self.budget = budget
  }
}
