import AuditModel

/// All that there is to say about a rule.
public struct RulePage: Sendable {
  /// Its name, its reason and its severity.
  public let rule: RuleDescription
  /// Whether it takes part by default.
  public let isOnByDefault: Bool
  /// The kinds of checks that it stands for, by their numbers.
  public let kinds: [Int]
  /// The examples that it reports and that pass.
  public let examples: [Example]

  /// Puts a page together.
  public init(
    rule: RuleDescription, isOnByDefault: Bool = true, kinds: [Int] = [], examples: [Example]
  ) {
    self.rule = rule
    self.isOnByDefault = isOnByDefault
    self.kinds = kinds
    self.examples = examples
  }

  /// The paragraphs of the page, each with its heading; the rationale has none.
  ///
  /// Code is between backticks.
  public var paragraphs: [(heading: String?, text: String)] {
    var result: [(String?, String)] = [(nil, rule.rationale)]
    if !rule.howToFix.isEmpty { result.append(("How to fix", rule.howToFix)) }
    if !rule.falseAlarm.isEmpty { result.append(("False alarms", rule.falseAlarm)) }
    result.append(("Configure", configuration))
    if !rule.options.isEmpty { result.append(("Options", options)) }
    if !rule.standards.isEmpty {
      result.append(("Standards", rule.standards.map { "\($0)" }.joined(separator: "; ") + "."))
    }
    return result
  }

  private var options: String {
    rule.options.map { option in
      switch option.form {
      case .number(let standard, let range, let unit):
        "`\(option.name)` is \(option.summary), \(RuleOption.text(of: standard)) \(unit) unless set "
          + "(\(RuleOption.text(of: range.lowerBound)) to \(RuleOption.text(of: range.upperBound)))."
      case .words: "`\(option.name)` lists \(option.summary); `*` matches any characters."
      }
    }.joined(separator: " ")
  }

  private var configuration: String {
    let switching =
      isOnByDefault
      ? "`--without-rules \(rule.id)` turns it off"
      : "Off by default; `--with-rules \(rule.id)` turns it on"
    let other = rule.severity == .warning ? "error" : "warning"
    return "\(switching), `--severity \(rule.id)=\(other)` changes its severity. A comment "
      + "`legible:disable:next \(rule.id) REASON` above the cause accepts a finding."
  }

  /// Something that a rule finds, or that it passes.
  public struct Example: Sendable {
    /// Its special property.
    public let title: String
    /// Whether the rule finds something.
    public let isFound: Bool
    /// The texts, each with what it is, such as its language.
    public let texts: [(label: String, text: String)]
    /// The string after the safe fix; nil when there is none.
    public let fixed: String?
    /// The Swift code of a screen; nil for strings.
    public let code: String?

    /// Describes an example.
    public init(
      title: String, isFound: Bool, texts: [(label: String, text: String)] = [],
      fixed: String? = nil, code: String? = nil
    ) {
      self.title = title
      self.isFound = isFound
      self.texts = texts
      self.fixed = fixed
      self.code = code
    }
  }
}

/// A kind of check that some tool makes, and what becomes of it here.
public struct CheckKindRow: Sendable {
  /// Its number.
  public let number: Int
  /// Its names.
  public let name: String
  /// Whether it is one of those that matter most.
  public let isEssential: Bool
  /// The rules that stand for it.
  public let rules: [String]
  /// Why no rule does; none when one does.
  public let reason: String?

  /// Describes a kind.
  public init(number: Int, name: String, isEssential: Bool, rules: [String], reason: String?) {
    self.number = number
    self.name = name
    self.isEssential = isEssential
    self.rules = rules
    self.reason = reason
  }
}
