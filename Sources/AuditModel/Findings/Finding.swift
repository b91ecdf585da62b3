/// One cause of trouble, with every location and every variant in which it shows.
public struct Finding: Hashable, Sendable {
  /// The id of the rule that reports it.
  public var rule: String
  /// The severity.
  public var severity: Severity
  /// The rule's title.
  public var title: String
  /// The defect in a sentence, for the worst variant or translation.
  public var message: String
  /// The remedy in a sentence.
  public var suggestion: String?
  /// The node, string or file that it is about.
  public var subject: Subject
  /// The languages in which it shows, sorted; empty when it concerns no single language.
  public var locales: [LocaleIdentifier]
  /// The languages among them in which it was known before; empty for a finding that is new as a whole.
  public var knownLocales: [LocaleIdentifier] = []
  /// The values measured in the worst variant.
  public var evidence: Evidence
  /// Sixteen hexadecimal digits, unique in a report and the same from run to run for the same cause.
  ///
  /// Locales, variants, lines, measured values and wording are no part of it.
  public let fingerprint: String

  /// The kinds of things that a finding can be about.
  public enum Subject: Hashable, Sendable {
    /// A node of a screen, or several nodes with the same cause.
    case node(NodeSubject)
    /// A string of a table in one or more languages.
    case string(StringSubject)
    /// One or more files of a family as a whole.
    case file(FileSubject)
  }

  /// Describes a finding.
  ///
  /// - Parameter distinction: sets it apart from other findings of the rule about the same subject;
  ///   part of the fingerprint, so never a measured value, a message or a line.
  public init(
    rule: String, severity: Severity, title: String, message: String, suggestion: String? = nil,
    subject: Subject, locales: [LocaleIdentifier] = [], evidence: Evidence = [:],
    distinction: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.title = title
    self.message = message
    self.suggestion = suggestion
    self.subject = subject
    self.locales = locales
    self.evidence = evidence
    fingerprint = Fingerprint.of([rule] + subject.identity + [distinction])
  }

  /// Describes a finding of an earlier report, with the fingerprint that it had there.
  package init(
    rule: String, severity: Severity, title: String, message: String, suggestion: String?,
    subject: Subject, locales: [LocaleIdentifier], knownLocales: [LocaleIdentifier],
    evidence: Evidence, fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.title = title
    self.message = message
    self.suggestion = suggestion
    self.subject = subject
    self.locales = locales
    self.knownLocales = knownLocales
    self.evidence = evidence
    self.fingerprint = fingerprint
  }

  /// Where to look first: the node, the worst translation, or the file.
  public var location: SourceLocation { subject.location }

  /// Whether it was known before in a language; none of a finding about no single language is.
  public func isKnown(in locale: LocaleIdentifier?) -> Bool {
    locale.map(knownLocales.contains) ?? false
  }
}

extension Finding.Subject {
  /// Where to look first.
  public var location: SourceLocation {
    switch self {
    case .node(let node): node.location
    case .string(let string): string.location
    case .file(let file): file.location
    }
  }

  /// The words that stay the same as long as the subject does.
  fileprivate var identity: [String] {
    switch self {
    case .node(let node): ["node"] + node.identity
    case .string(let string):
      ["string", string.isOfAnyTarget ? "" : string.folder, string.table, string.key]
    case .file(let file): ["file", file.family]
    }
  }
}

extension Finding {
  /// The node subject; nil when the finding is about a string or a file.
  public var node: NodeSubject? { if case .node(let node) = subject { node } else { nil } }

  /// The string subject; nil when the finding is about a node or a file.
  public var string: StringSubject? {
    if case .string(let string) = subject { string } else { nil }
  }

  /// The file subject; nil when the finding is about a node or a string.
  public var file: FileSubject? { if case .file(let file) = subject { file } else { nil } }

  /// The key of the string that it is about, or that the node shows; nil when there is none.
  public var stringKey: String? {
    switch subject {
    case .node(let node): node.string?.key
    case .string(let string): string.key
    case .file: nil
    }
  }

  /// The number of locations at which the cause shows.
  public var occurrenceCount: Int {
    switch subject {
    case .node(let node): node.occurrences.count
    case .string(let string): string.occurrences.count
    case .file(let file): file.occurrences.count
    }
  }
}
