/// The files of one family that a finding is about as a whole.
public struct FileSubject: Hashable, Sendable {
  /// The path relative to the project's root with `*` for the language, such as
  /// `App/*.lproj/Localizable.strings`; the path itself for a file that has no language.
  public let family: String
  /// Where the worst of the defects is.
  public let location: SourceLocation
  /// Each location with the defect.
  public private(set) var occurrences: [Occurrence]

  /// Describes the files.
  public init(family: String, location: SourceLocation, occurrences: [Occurrence]) {
    self.family = family
    self.location = location
    self.occurrences = occurrences
  }

  /// Describes one location in one file.
  public init(_ location: SourceLocation, severity: Severity, message: String) {
    self.init(
      family: FileFamily(of: location.file).pattern, location: location,
      occurrences: [
        Occurrence(locale: nil, location: location, severity: severity, message: message)
      ])
  }

  /// A location with the defect.
  public struct Occurrence: Hashable, Sendable {
    /// The language of the file; nil when it has none.
    public let locale: LocaleIdentifier?
    /// Where the defect is.
    public let location: SourceLocation
    /// The severity here.
    public private(set) var severity: Severity
    /// The defect in a clause.
    public let message: String

    /// Describes a location.
    public init(
      locale: LocaleIdentifier?, location: SourceLocation, severity: Severity, message: String
    ) {
      self.locale = locale
      self.location = location
      self.severity = severity
      self.message = message
    }

    /// The same location with another severity.
    package func with(_ severity: Severity) -> Occurrence {
      var copy = self
      copy.severity = severity
      return copy
    }
  }

  /// The same files with one severity everywhere.
  func with(_ severity: Severity) -> FileSubject {
    var copy = self
    copy.occurrences = occurrences.map { $0.with(severity) }
    return copy
  }
}

extension Finding {
  /// The same finding with another severity, everywhere.
  package func with(_ severity: Severity) -> Finding {
    var copy = self
    copy.severity = severity
    switch subject {
    case .node: break
    case .string(var string):
      string.occurrences = string.occurrences.map { $0.with(severity) }
      copy.subject = .string(string)
    case .file(let file): copy.subject = .file(file.with(severity))
    }
    return copy
  }
}
