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
    /// The articles of findings that the page has room for.
    let shown: [Anchored]
  }

  let groups: [Group]

  /// Of more findings of one rule in one place no page is read to the end, nor opened.
  private static let mostOfRule = 300

  init(_ report: AuditReport) {
    var seen: [String: Int] = [:]
    groups = FindingGroup.all(in: report).enumerated().map { index, group in
      let findings = group.findings.map { finding in
        let name = Self.identifier(finding.fingerprint)
        let count = seen[name, default: 0] + 1
        seen[name] = count
        // Two faults of one kind in one file are one cause, and so share a fingerprint.
        return Anchored(id: count == 1 ? name : "\(name)-\(count)", finding: finding)
      }
      let id = group.screen == nil ? "localizations" : "screen-\(index + 1)"
      return Group(
        id: id, screen: group.screen, findings: findings, shown: Self.shown(of: findings))
    }
  }

  private static func shown(of findings: [Anchored]) -> [Anchored] {
    guard findings.count > mostOfRule else { return findings }
    var counts: [String: Int] = [:]
    return findings.filter { anchored in
      counts[anchored.finding.rule, default: 0] += 1
      return counts[anchored.finding.rule, default: 0] <= mostOfRule
    }
  }

  /// The fingerprint, or a digest of one that is not made of letters and digits alone.
  private static func identifier(_ fingerprint: String) -> String {
    let isPlain = fingerprint.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
    return isPlain && !fingerprint.isEmpty ? fingerprint : Fingerprint.of([fingerprint])
  }
}
