/// A property of a rule that a team may set, such as the least size of a target.
public struct RuleOption: Hashable, Sendable {
  /// The id of the rule.
  public let rule: String
  /// The name in the configuration, in lower case, with capitals inside.
  public let name: String
  /// Its meaning, as a phrase.
  public let summary: String
  /// The values that it takes.
  public let form: Form

  /// The values that an option takes.
  public enum Form: Hashable, Sendable {
    /// A number of a unit, with the value where the team sets none.
    case number(standard: Double, range: ClosedRange<Double>, unit: String)
    /// Words or strings, in which `*` matches any characters and capitals do not count; none where the team sets none.
    case words
  }

  /// A number, with the value where the team sets none.
  package static func number(
    _ name: String, of rule: String, _ summary: String, standard: Double,
    in range: ClosedRange<Double>, unit: String
  ) -> RuleOption {
    RuleOption(
      rule: rule, name: name, summary: summary,
      form: .number(standard: standard, range: range, unit: unit))
  }

  /// Words or strings that the rule passes.
  package static func words(_ name: String, of rule: String, _ summary: String) -> RuleOption {
    RuleOption(rule: rule, name: name, summary: summary, form: .words)
  }

  /// A number as it is written in the configuration, as `44` or `4.5`.
  public static func text(of number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e13 ? "\(Int(number))" : "\(number)"
  }

  /// The name with that of the rule, as in `hit-region-small.minimum`.
  public var fullName: String { "\(rule).\(name)" }
}
