import AuditModel

/// A finding about one string, node or file, in one language.
package struct SingleFinding: Hashable, Sendable {
  /// The identity, which stays the same when the string is written elsewhere.
  package struct Identity: Hashable, Sendable {
    let rule: String
    let locale: LocaleIdentifier?
    let words: [String]
  }

  /// The kind of subject.
  private enum Subject: Hashable, Sendable {
    case string(table: String, key: String, folder: String?)
    case node
    case file
  }

  /// The identity.
  package let identity: Identity
  /// The id of the rule.
  package var rule: String { identity.rule }
  /// The language; nil when it is of none.
  package var locale: LocaleIdentifier? { identity.locale }
  /// The screen; nil when it is about none.
  package let screen: String?
  /// The severity.
  package let severity: Severity
  /// The defect in a clause.
  package let message: String
  /// Where to look.
  package let location: SourceLocation
  private let subject: Subject

  /// The key of the string; nil when it is about none.
  package var key: String? {
    if case .string(_, let key, _) = subject { key } else { nil }
  }

  /// Whether it is about something that changed.
  package func isAbout(_ change: ChangedPart) -> Bool {
    switch subject {
    case .string(let table, let key, let folder?):
      change.strings.languages(key: key, table: table, folder: folder).contains(locale)
    case .string(let table, let key, nil):
      change.shownStrings.languages(key: key, table: table).contains(locale)
    case .node: change.files.contains(location.file)
    // A catalog has all languages in it, of which only those that changed are looked at.
    case .file:
      change.files.contains(location.file)
        && (locale == nil || change.strings.languages.contains(locale))
    }
  }

  /// All of a report's findings, one by one, but for the languages in which they are known.
  package static func all(in report: AuditReport) -> [SingleFinding] {
    report.findings.flatMap { finding in
      all(of: finding).filter { !finding.isKnown(in: $0.locale) }
    }
  }

  private static func all(of finding: Finding) -> [SingleFinding] {
    switch finding.subject {
    case .string(let string):
      string.occurrences.map { SingleFinding(finding, string, $0) }
    case .file(let file): file.occurrences.map { SingleFinding(finding, $0) }
    case .node(let node):
      node.occurrences.flatMap { occurrence in
        occurrence.locales.map { SingleFinding(finding, node, occurrence, in: $0) }
      }
    }
  }

  private init(
    _ finding: Finding, _ string: StringSubject, _ occurrence: StringSubject.Occurrence
  ) {
    identity = Identity(
      rule: finding.rule, locale: occurrence.locale,
      words: [string.folder, string.table, string.key] + occurrence.variation)
    subject = .string(table: string.table, key: string.key, folder: string.folder)
    screen = nil
    severity = occurrence.severity
    message = occurrence.message
    location = occurrence.location
  }

  private init(_ finding: Finding, _ occurrence: FileSubject.Occurrence) {
    identity = Identity(
      rule: finding.rule, locale: occurrence.locale, words: [occurrence.location.file])
    subject = .file
    screen = nil
    severity = occurrence.severity
    message = occurrence.message
    location = occurrence.location
  }

  private init(
    _ finding: Finding, _ node: NodeSubject, _ occurrence: NodeSubject.Occurrence,
    in locale: LocaleIdentifier
  ) {
    let string = occurrence.string
    identity = Identity(
      rule: finding.rule, locale: locale,
      words: [node.screen] + (string.map { [$0.table, $0.key] } ?? [occurrence.path]))
    subject = string.map { .string(table: $0.table, key: $0.key, folder: nil) } ?? .node
    screen = node.screen
    severity = finding.severity
    message = finding.message
    location = string?.location ?? occurrence.location
  }
}
