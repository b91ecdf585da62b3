import AuditModel

/// The groups of a report, with an anchor for each and the findings that the page has room for.
struct FindingAnchors: Sendable {
  /// The findings on one screen, or those about strings and files.
  struct Group: Sendable {
    let id: String
    /// The screen; nil for strings and files.
    let screen: String?
    let findings: FindingSelection
    /// The findings that have an article.
    let shown: FindingSelection
  }

  let groups: [Group]

  /// Beyond this number of findings of one rule in one group, a page is neither read nor opened.
  private static let mostOfRule = 300

  init(_ report: AuditReport) {
    groups = FindingGroup.all(in: report).enumerated().map { index, group in
      Group(
        id: group.screen == nil ? "localizations" : "screen-\(index + 1)", screen: group.screen,
        findings: group.findings, shown: Self.shown(of: group.findings))
    }
  }

  private static func shown(of findings: FindingSelection) -> FindingSelection {
    guard findings.count > mostOfRule else { return findings }
    var counts: [String: Int] = [:]
    return findings.filter { finding in
      counts[finding.rule, default: 0] += 1
      return counts[finding.rule, default: 0] <= mostOfRule
    }
  }
}
