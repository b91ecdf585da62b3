import AuditEngine
import AuditModel
import Localization

/// A file of which some strings, or all, could not be looked at.
struct UnreadFile {
  /// The reason, in a line.
  let reason: String
  /// Where reading ended.
  let location: SourceLocation
  /// The language of its strings; nil when it has several, or none that is known.
  let locale: LocaleIdentifier?

  /// Whether the team knows or accepts a finding about the location at which reading ended.
  func isDecided(in report: AuditReport) -> Bool {
    (report.known + report.accepted.map(\.finding)).contains { finding in
      finding.locations.contains(location)
    }
  }
}

extension AuditInput {
  /// The files whose strings are not audited, in some languages or in all, by their first problems.
  func unreadFiles(in locales: [LocaleIdentifier]?) -> [UnreadFile] {
    let audited = locales.map { $0 + [project.sourceLocale] }
    var known: Set<String> = []
    return project.problems.filter { problem in
      (audited.map(problem.hidesTexts) ?? problem.kind.hidesTexts)
        && known.insert(problem.location.file).inserted
    }.map { problem in
      UnreadFile(
        reason: "\(problem); it was not audited as a whole", location: problem.location,
        locale: FileFamily(of: problem.location.file).locale)
    }
  }
}

extension ExchangeAudit.Outcome {
  /// The file, when nothing could be read of it.
  var unreadFile: UnreadFile? {
    guard isUnreadable, let first = findings.first else { return nil }
    let advice = first.suggestion.map { "; \($0)" } ?? ""
    return UnreadFile(
      reason: "\(first.location): \(first.message)\(advice); it was not audited",
      location: first.location, locale: nil)
  }
}

extension Finding {
  /// All locations of its subject.
  fileprivate var locations: [SourceLocation] {
    switch subject {
    case .node(let node): node.occurrences.map(\.location)
    case .string(let string): string.occurrences.map(\.location)
    case .file(let file): file.occurrences.map(\.location)
    }
  }
}
