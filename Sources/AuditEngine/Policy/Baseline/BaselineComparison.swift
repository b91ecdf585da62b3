import AuditModel
import Configuration

/// The findings of an audit beside those that were known before.
package struct BaselineComparison: Sendable {
  /// The findings that are not known, or not in all their languages.
  package private(set) var new: [Finding] = []
  /// The findings that are known.
  package private(set) var known: [Finding] = []
  /// The entries that no finding fits any more, with the languages in which none does.
  package private(set) var fixed: [BaselineEntry] = []
  /// The entries without what was fixed; what was not looked at stays.
  package private(set) var remaining: [BaselineEntry] = []

  /// Compares findings with a baseline.
  ///
  /// - Parameter audited: the part of everything that was looked at.
  package init(_ findings: [Finding], with baseline: Baseline, audited: AuditedPart) {
    let entries = Dictionary(uniqueKeysWithValues: baseline.entries.map { ($0.fingerprint, $0) })
    let joined = JoinedEntries(baseline)
    var locales: [String: [LocaleIdentifier]] = [:]
    for finding in findings {
      let (entry, wholes) = (entries[finding.fingerprint], joined.entries(around: finding))
      if entry != nil { locales[finding.fingerprint, default: []] += finding.locales }
      for whole in wholes {
        locales[whole.fingerprint, default: []] += finding.locales.filter(whole.languages.contains)
      }
      let languages = (entry?.languages ?? []) + wholes.flatMap(\.languages)
      let isKnown =
        entry?.languages.isEmpty ?? false
        || !languages.isEmpty && finding.locales.allSatisfy(languages.contains)
      if isKnown { known.append(finding) } else { new.append(finding.known(in: languages)) }
    }
    let groups = JoinedFindings(findings)
    for entry in baseline.entries {
      let inGroups = groups.languages(of: entry)
      if !inGroups.isEmpty { locales[entry.fingerprint, default: []] += inGroups }
      compare(entry, with: locales[entry.fingerprint], audited)
    }
  }

  private mutating func compare(
    _ entry: BaselineEntry, with found: [LocaleIdentifier]?, _ audited: AuditedPart
  ) {
    guard audited.includes(entry) else { return remaining.append(entry) }
    var (gone, left) = (entry, entry)
    gone.languages = entry.languages.filter {
      audited.includes($0) && !(found?.contains($0) ?? false)
    }
    left.languages = entry.languages.filter { !gone.languages.contains($0) }
    let isGone = found == nil && left.languages.isEmpty
    if isGone || !gone.languages.isEmpty { fixed.append(gone) }
    if !isGone { remaining.append(left) }
  }
}

extension Finding {
  /// The finding, which is known in some languages.
  fileprivate func known(in languages: [LocaleIdentifier]) -> Finding {
    var finding = self
    finding.knownLocales = locales.filter(languages.contains)
    return finding
  }
}
