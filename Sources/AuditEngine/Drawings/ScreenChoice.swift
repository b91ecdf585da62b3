import AuditModel
import ViewTree

/// The choice for the page of a screen: the state, the device and the languages in which its findings are
/// worst.
struct ScreenChoice {
  let screen: Int
  let state: Int
  let device: Int
  let locales: [Int]
  let sizes: [Int]

  /// None where no finding is in the matrix.
  init?(_ screen: Int, findings: [Finding], in plan: AuditPlan) {
    let worst = findings.map(\.severity).max()
    let variants = ComparedVariant(plan: plan)
    let cells = findings.filter { $0.severity == worst }.compactMap { finding in
      finding.node.flatMap { variants.worst(of: finding, $0) }
    }
    guard let state = cells.map(\.cell.state).mostFrequent,
      let device = cells.filter({ $0.cell.state == state }).map(\.cell.device).mostFrequent
    else { return nil }
    self.screen = screen
    self.state = state
    self.device = device
    locales = Self.locales(of: findings, in: plan)
    sizes = Self.sizes(of: plan.sizes)
  }

  /// The source language, then the other one in which most findings show.
  private static func locales(of findings: [Finding], in plan: AuditPlan) -> [Int] {
    let others = findings.flatMap { finding in
      finding.locales.compactMap { plan.locales.firstIndex(of: $0) }
    }.filter { $0 != plan.sourceLocale }
    return [plan.sourceLocale] + (others.mostFrequent.map { [$0] } ?? [])
  }

  /// Six sizes: the usual one, the ends of both ranges, and what lies between.
  private static func sizes(of all: [DynamicTypeSize]) -> [Int] {
    guard all.count > 6 else { return Array(all.indices) }
    let first: [DynamicTypeSize] = [
      .large, .xSmall, .accessibility5, .xxxLarge, .accessibility1, .accessibility3,
    ]
    let order = first + all.filter { !first.contains($0) }
    return order.compactMap { all.firstIndex(of: $0) }.prefix(6).sorted()
  }
}

extension [Int] {
  /// The number that occurs most often, the smallest of several.
  fileprivate var mostFrequent: Int? {
    let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
