import AuditModel

/// The groups of a report with an identifier for each finding that no other place on the page has.
struct FindingAnchors: Sendable {
  /// A finding with its identifier.
  struct Anchored: Sendable {
    let id: String
    let finding: Finding
  }

  /// The findings on one screen, or those in the localization files.
  struct Group: Sendable {
    let id: String
    /// The screen; none for localization files.
    let screen: String?
    let findings: [Anchored]
  }

  let groups: [Group]

  init(_ report: AuditReport) {
    var seen: [String: Int] = [:]
    groups = FindingGroup.all(in: report).enumerated().map { index, group in
      let findings = group.findings.map { finding in
        seen[finding.fingerprint, default: 0] += 1
        let count = seen[finding.fingerprint] ?? 1
        // Two faults of one kind in one file are one cause, and so share a fingerprint.
        let id = count == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(count)"
        return Anchored(id: id, finding: finding)
      }
      let id = group.screen == nil ? "localizations" : "screen-\(index + 1)"
      return Group(id: id, screen: group.screen, findings: findings)
    }
  }
}
