/// The result of an audit.
public struct AuditReport: Hashable, Sendable {
  /// The name of the app, which is that of its Xcode project; nil without one.
  public var app: String?
  /// The screens, languages, sizes and size classes that were audited.
  public var matrix: AuditMatrix
  /// The fonts that text was measured with.
  public var fonts: [String]
  /// Whether they stand in for the fonts of the device, so that real widths differ a little.
  public var areFontsStandIns: Bool
  /// The findings, the most severe first.
  public var findings: [Finding]
  /// Findings that the team accepts, which are not among the others.
  public var accepted: [AcceptedFinding] = []
  /// Findings that were known before, which are not among the others.
  public var known: [Finding] = []
  /// The comparison with what was known before; nil without a baseline.
  public var change: Change?
  /// The part that changed, to which the audit was narrowed; nil when it was not.
  public var narrowing: Narrowing?
  /// The languages whose findings decide whether the audit fails.
  public var gate = LanguageGate()
  /// A measurement that was impossible, which therefore counts neither as failed nor as passed.
  public var notMeasured: [NotMeasured]
  /// The files with strings that were not compared with their source strings.
  public var skipped: [SkippedFile] = []
  /// Whether every state of every screen was audited; those that were not are among the findings.
  public var isComplete = true
  /// Whether all files could be read as a whole, so that nothing in them was overlooked.
  public var hasReadAllFiles = true
  /// The totals.
  public var summary: Summary
  /// The totals of each language, in the order of the matrix.
  public var languages: [LanguageSummary] = []
  /// How much of each table is translated, by language, folder and table.
  public var coverage: [Coverage] = []
  /// How much was translated in the revision that was compared with; nil without one.
  public var coverageBefore: [Coverage]?
  /// The outcome of each rule that took part, in the order of the rules.
  public var outcomes: [RuleOutcome] = []
  /// How many files with code, and screens of Interface Builder, were read; 0 in a report that was saved.
  public var codeFiles = 0
  /// The rules that took part and had something to check.
  public var rules: [RuleDescription] = []
  /// The ids of those among them that are about screens.
  public var screenRules: Set<String> = []
  /// The ids of those among them that are about strings.
  public var stringRules: Set<String> = []
  /// How long the parts of the audit and each rule took, the longest first; none unless asked for.
  public var times: [AuditTime] = []
  /// The drawings of the findings and of their screens; none unless asked for.
  public var drawings: ReportDrawings

  /// Puts a report together.
  public init(
    matrix: AuditMatrix, fonts: [String], areFontsStandIns: Bool = true, findings: [Finding],
    notMeasured: [NotMeasured], summary: Summary, drawings: ReportDrawings = ReportDrawings()
  ) {
    self.matrix = matrix
    self.fonts = fonts
    self.areFontsStandIns = areFontsStandIns
    self.findings = findings
    self.notMeasured = notMeasured
    self.summary = summary
    self.drawings = drawings
  }

  /// Whether there is a finding at or above a severity, in the languages that decide.
  public func hasFindings(atOrAbove severity: Severity) -> Bool {
    findings.contains { finding in gate.severity(of: finding).map { $0 >= severity } ?? false }
  }
}

extension AuditReport {
  /// How many findings changed since the baseline.
  public struct Change: Hashable, Sendable, Codable {
    /// Findings that are new, or new in a language.
    public var new: Int
    /// Known findings that are no more, or no more in a language.
    public var fixed: Int
    /// Findings that were known before.
    public var known: Int
    /// The revision that was compared with; nil for a baseline.
    public var since: String?

    /// Takes the counts.
    public init(new: Int, fixed: Int, known: Int, since: String? = nil) {
      self.since = since
      self.new = new
      self.fixed = fixed
      self.known = known
    }
  }

  /// How much changed since a revision, and was audited alone.
  public struct Narrowing: Hashable, Sendable, Codable {
    /// The revision, with its commit.
    public var since: String
    /// Strings that changed, were added or removed, by their keys.
    public var strings: Int
    /// Screens whose file changed, and those that show strings that did.
    public var screens: Int
    /// Other audited files that changed, and those of the strings and screens.
    public var files: Int

    /// Takes the counts.
    public init(since: String, strings: Int, screens: Int, files: Int) {
      self.since = since
      self.strings = strings
      self.screens = screens
      self.files = files
    }
  }

  /// How many findings there are of each severity, and how much was audited.
  public struct Summary: Hashable, Sendable, Codable {
    /// Findings of severity error.
    public var errors: Int
    /// Findings of severity warning.
    public var warnings: Int
    /// Findings of severity note.
    public var notes: Int
    /// View trees that were laid out.
    public var variants: Int
    /// Nodes in all of them.
    public var nodes: Int
    /// Texts in all of them.
    public var texts: Int
    /// Strings in tables and exchange files, in all audited languages.
    public var strings: Int
    /// Nodes of findings whose line in the source could not be resolved.
    public var unresolvedLocations: Int

    /// Counts findings and takes the totals.
    public init(
      findings: [Finding], variants: Int, nodes: Int, texts: Int, strings: Int = 0,
      unresolvedLocations: Int = 0
    ) {
      errors = findings.count { $0.severity == .error }
      warnings = findings.count { $0.severity == .warning }
      notes = findings.count { $0.severity == .note }
      self.variants = variants
      self.nodes = nodes
      self.texts = texts
      self.strings = strings
      self.unresolvedLocations = unresolvedLocations
    }
  }

  /// The totals of one language; a finding counts in each language in which it shows.
  public struct LanguageSummary: Hashable, Sendable, Codable {
    /// The language.
    public var locale: LocaleIdentifier
    /// Findings of severity error.
    public var errors: Int
    /// Findings of severity warning.
    public var warnings: Int
    /// Findings of severity note.
    public var notes: Int
    /// Strings in tables and exchange files.
    public var strings: Int

    /// Counts the findings that show in a language.
    public init(locale: LocaleIdentifier, findings: [Finding], strings: Int) {
      let own = findings.filter { $0.locales.contains(locale) }
      self.init(
        locale: locale, errors: own.count { $0.severity == .error },
        warnings: own.count { $0.severity == .warning },
        notes: own.count { $0.severity == .note }, strings: strings)
    }

    /// Takes the totals.
    public init(locale: LocaleIdentifier, errors: Int, warnings: Int, notes: Int, strings: Int) {
      self.locale = locale
      self.errors = errors
      self.warnings = warnings
      self.notes = notes
      self.strings = strings
    }
  }
}
