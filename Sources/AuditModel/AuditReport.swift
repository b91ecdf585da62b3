/// Everything that an audit has to say.
public struct AuditReport: Hashable, Sendable {
  /// What was looked at.
  public var matrix: AuditMatrix
  /// The fonts that texts were measured with.
  public var fonts: [String]
  /// Whether they stand in for the fonts of the device, so that real widths differ a little.
  public var areFontsStandIns: Bool
  /// The findings, the gravest first.
  public var findings: [Finding]
  /// What could not be measured, which therefore counts neither as found nor as fine.
  public var notMeasured: [NotMeasured]
  /// The totals.
  public var summary: Summary
  /// The rules that took part and had something to look at.
  public var rules: [RuleDescription] = []
  /// A drawing of the worst variant of a finding, by the finding's fingerprint, as SVG.
  public var drawings: [String: String]

  /// Puts a report together.
  public init(
    matrix: AuditMatrix, fonts: [String], areFontsStandIns: Bool = true, findings: [Finding],
    notMeasured: [NotMeasured], summary: Summary, drawings: [String: String] = [:]
  ) {
    self.matrix = matrix
    self.fonts = fonts
    self.areFontsStandIns = areFontsStandIns
    self.findings = findings
    self.notMeasured = notMeasured
    self.summary = summary
    self.drawings = drawings
  }

  /// How many findings there are of each severity, and how much was looked at.
  public struct Summary: Hashable, Sendable, Codable {
    /// Findings of severity error.
    public var errors: Int
    /// Findings of severity warning.
    public var warnings: Int
    /// Findings of severity note.
    public var notes: Int
    /// Trees that were laid out.
    public var variants: Int
    /// Nodes in all of them.
    public var nodes: Int
    /// Texts in all of them.
    public var texts: Int
    /// Texts in string tables and files for translators, in all languages that were looked at.
    public var tableTexts: Int

    /// Counts findings and takes the totals.
    public init(findings: [Finding], variants: Int, nodes: Int, texts: Int, tableTexts: Int = 0) {
      errors = findings.count { $0.severity == .error }
      warnings = findings.count { $0.severity == .warning }
      notes = findings.count { $0.severity == .note }
      self.variants = variants
      self.nodes = nodes
      self.texts = texts
      self.tableTexts = tableTexts
    }
  }

  /// Whether there is a finding at or above a severity.
  public func hasFindings(atOrAbove severity: Severity) -> Bool {
    findings.contains { $0.severity >= severity }
  }
}

/// Something that a rule had to leave undecided.
public struct NotMeasured: Hashable, Sendable, Codable {
  /// What could not be measured.
  public var subject: String
  /// Why.
  public var reason: String
  /// The key of the text, when it is one.
  public var stringKey: String?
  /// The screen, when it is on one.
  public var screen: String?
  /// The node of the view tree.
  public var node: String?
  /// The languages concerned.
  public var locales: [LocaleIdentifier]

  /// Describes what could not be measured.
  public init(
    subject: String, reason: String, stringKey: String? = nil, screen: String? = nil,
    node: String? = nil, locales: [LocaleIdentifier] = []
  ) {
    self.subject = subject
    self.reason = reason
    self.stringKey = stringKey
    self.screen = screen
    self.node = node
    self.locales = locales
  }
}
