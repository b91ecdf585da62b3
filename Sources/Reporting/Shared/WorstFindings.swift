import AuditModel

/// The findings to fix first: of each rule the worst one, the rules with the most severe ones and the
/// most findings first.
struct WorstFindings {
  private let findings: [Finding]
  private let counts: [String: [Int]]

  init(_ findings: [Finding]) {
    self.findings = findings
    counts = Dictionary(grouping: findings.indices) { findings[$0].rule }
  }

  /// The positions of the first ones, and how many findings their rules have.
  func first(_ most: Int) -> [(position: Int, count: Int)] {
    let worst = counts.values.map { positions in
      let first = positions.reduce(positions[0]) { best, position in
        isWorse(rank(findings[position]), rank(findings[best])) ? position : best
      }
      return (position: first, count: positions.count)
    }
    return Array(
      worst.sorted { left, right in
        let one = rank(findings[left.position], count: left.count)
        let two = rank(findings[right.position], count: right.count)
        return one == two ? left.position < right.position : isWorse(one, two)
      }.prefix(most))
  }

  /// The more severe, then those in more languages and variants, which more people meet.
  private func rank(_ finding: Finding, count: Int = 1) -> [Int] {
    [
      finding.severity == .error ? 2 : finding.severity == .warning ? 1 : 0, count,
      finding.locales.count, finding.node?.extent.variants.count ?? 0,
    ]
  }

  private func isWorse(_ left: [Int], _ right: [Int]) -> Bool {
    right.lexicographicallyPrecedes(left)
  }
}
