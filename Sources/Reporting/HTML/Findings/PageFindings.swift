import AuditModel

/// All findings of a report, those that are known or accepted too, in the order of the page: the more
/// severe first, then those in more variants or languages.
struct PageFindings: Sendable {
  /// A finding, and what the team decided about it.
  struct Entry: Sendable {
    let finding: Finding
    let state: State
    /// The reason of an accepted one.
    let reason: String?
  }

  /// Whether a finding is new, was known before, or is accepted.
  enum State: String, CaseIterable, Sendable {
    case new, known, accepted
  }

  /// A row of the page: a finding, or all findings of a rule that has many.
  enum Row: Sendable {
    case one(Int)
    case group([Int])
  }

  private let report: AuditReport
  /// The positions of the findings of each rule, in the order of the page.
  let rows: [Row]
  /// How many findings there are.
  let count: Int

  /// More findings of a rule than these are one row with a table.
  private static let mostOfRule = 20

  init(_ report: AuditReport) {
    self.report = report
    let count = report.findings.count + report.known.count + report.accepted.count
    self.count = count
    let keys = (0..<count).map { Self.key(of: Self.finding($0, report), at: $0, report.matrix) }
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    let byRule = Dictionary(grouping: order) { Self.finding($0, report).rule }
    var rows: [Row] = []
    var done: Set<String> = []
    for position in order {
      let rule = Self.finding(position, report).rule
      let all = byRule[rule] ?? []
      if all.count <= Self.mostOfRule {
        rows.append(.one(position))
      } else if done.insert(rule).inserted {
        rows.append(.group(all))
      }
    }
    self.rows = rows
  }

  /// The finding at a position.
  subscript(position: Int) -> Entry {
    let state: State =
      position < report.findings.count
      ? .new : position < report.findings.count + report.known.count ? .known : .accepted
    let reason =
      state == .accepted
      ? report.accepted[position - report.findings.count - report.known.count].reason : nil
    return Entry(finding: Self.finding(position, report), state: state, reason: reason)
  }

  private static func finding(_ position: Int, _ report: AuditReport) -> Finding {
    if position < report.findings.count { return report.findings[position] }
    let rest = position - report.findings.count
    return rest < report.known.count
      ? report.known[rest] : report.accepted[rest - report.known.count].finding
  }

  /// New ones come first, then known ones, then accepted ones.
  private struct Key: Comparable {
    let severity: Int
    let share: Double
    let position: Int

    static func < (left: Key, right: Key) -> Bool {
      if left.severity != right.severity { return left.severity > right.severity }
      if left.share != right.share { return left.share > right.share }
      return left.position < right.position
    }
  }

  private static func key(of finding: Finding, at position: Int, _ matrix: AuditMatrix) -> Key {
    let severity = finding.severity == .error ? 2 : finding.severity == .warning ? 1 : 0
    let languages = Double(finding.locales.count) / Double(max(1, matrix.locales.count))
    let states = matrix.screens.first { $0.id == finding.node?.screen }?.states.count ?? 1
    let cells =
      states * matrix.locales.count * matrix.dynamicTypeSizes.count * matrix.devices.count
    let variants = finding.node.map { Double($0.extent.variants.count) / Double(max(1, cells)) }
    return Key(severity: severity, share: variants ?? languages, position: position)
  }
}
