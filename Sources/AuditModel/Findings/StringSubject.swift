/// A string of a table that a finding is about, in one or more languages.
public struct StringSubject: Hashable, Sendable {
  /// The folder of the target, relative to the project's root; empty for the root.
  public var folder: String
  /// Whether it is the same finding whatever targets are looked at: code asks for a key, and not for that of a
  /// target.
  public var isOfAnyTarget = false
  /// The table's name, such as `Localizable`.
  public var table: String
  /// The key.
  public var key: String
  /// Where the worst of its strings is written.
  public var location: SourceLocation
  /// The source string, when the finding is about a translation.
  public var source: WrittenString?
  /// Each string with the defect: one for each language and variation.
  public var occurrences: [Occurrence]

  /// Describes a string.
  public init(
    folder: String = "", table: String, key: String, location: SourceLocation,
    source: WrittenString? = nil, occurrences: [Occurrence]
  ) {
    self.folder = folder
    self.table = table
    self.key = key
    self.location = location
    self.source = source
    self.occurrences = occurrences
  }

  /// A string with its location.
  public struct WrittenString: Hashable, Sendable {
    /// The string.
    public let text: String
    /// Where the string begins.
    public let location: SourceLocation
    /// Where its key begins, when that is known.
    public let keyLocation: SourceLocation?

    /// Describes a string.
    public init(text: String, location: SourceLocation, keyLocation: SourceLocation? = nil) {
      self.text = text
      self.location = location
      self.keyLocation = keyLocation
    }
  }

  /// A string in one language that has the defect.
  public struct Occurrence: Hashable, Sendable {
    /// The language; nil when it concerns no single one.
    public let locale: LocaleIdentifier?
    /// The steps from the key to the string, such as `device.iphone`, `plural.one`; empty for the
    /// string of the key itself.
    public let variation: [String]
    /// The string; nil when the defect is in the key.
    public let text: String?
    /// Where the string begins.
    public let location: SourceLocation
    /// Where its key begins, when that is known.
    public let keyLocation: SourceLocation?
    /// The severity here; the finding has the highest one of its occurrences.
    public private(set) var severity: Severity
    /// The defect in a clause.
    public let message: String
    /// The fixed string, when the fix is mechanical.
    public let fix: String?
    /// Whether `--fix` writes the fixed string without a review.
    public let isFixSafe: Bool

    /// Describes a string.
    public init(
      locale: LocaleIdentifier?, variation: [String] = [], text: String? = nil,
      location: SourceLocation, keyLocation: SourceLocation? = nil, severity: Severity,
      message: String, fix: String? = nil, isFixSafe: Bool = false
    ) {
      self.locale = locale
      self.variation = variation
      self.text = text
      self.location = location
      self.keyLocation = keyLocation
      self.severity = severity
      self.message = message
      self.fix = fix
      self.isFixSafe = isFixSafe
    }

    /// The same string with another severity.
    package func with(_ severity: Severity) -> Occurrence {
      var copy = self
      copy.severity = severity
      return copy
    }
  }
}
