/// The name of a rule, its reason, its remedy and the severity of its findings.
public struct RuleDescription: Hashable, Sendable {
  /// The identifier in reports and on the command line, in lower case with hyphens.
  public let id: String
  /// A noun phrase of at most six words that names the defect.
  public let title: String
  /// Whom the defect harms, and how.
  public let rationale: String
  /// The fix for a finding.
  public let howToFix: String
  /// In which cases a finding may be wrong.
  public let falseAlarm: String
  /// The severity of its findings, unless a finding says otherwise.
  public let severity: Severity
  /// The published criteria behind it.
  public let standards: [Standard]
  /// The properties that a team may set.
  public let options: [RuleOption]

  /// Describes a rule.
  public init(
    id: String, title: String, rationale: String, howToFix: String = "", falseAlarm: String = "",
    severity: Severity, standards: [Standard], options: [RuleOption] = []
  ) {
    self.id = id
    self.title = title
    self.rationale = rationale
    self.howToFix = howToFix
    self.falseAlarm = falseAlarm
    self.severity = severity
    self.standards = standards
    self.options = options
  }
}

/// A published criterion that a rule is based on.
public enum Standard: Hashable, Sendable {
  /// A success criterion of WCAG 2.2, such as `2.5.8`.
  case wcag(String)
  /// A clause of EN 301 549 V3.2.1, such as `11.1.4.3`.
  case en301549(String)
  /// A page of Apple's Human Interface Guidelines.
  case hig(String)
  /// A documented behaviour of Apple's frameworks.
  case apple(String)
  /// A part of the Unicode Standard, of its reports or of CLDR, such as `UTS 35, Plural Rules`.
  case unicode(String)
  /// A part of XLIFF, such as `1.2, maxwidth`.
  case xliff(String)
}

extension Standard: CustomStringConvertible {
  /// The criterion as it is cited.
  public var description: String {
    switch self {
    case .wcag(let criterion): "WCAG 2.2 \(criterion)"
    case .en301549(let clause): "EN 301 549 \(clause)"
    case .hig(let page): "Human Interface Guidelines, \(page)"
    case .apple(let topic): "Apple documentation, \(topic)"
    case .unicode(let part): "Unicode, \(part)"
    case .xliff(let part): "XLIFF \(part)"
    }
  }
}
