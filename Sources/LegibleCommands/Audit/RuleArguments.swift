import AuditEngine
import AuditModel
import Configuration

extension RuleSelection {
  /// The options that say which rules take part.
  static let options = [
    Option(
      "--rules", value: .word("LIST"), repeats: true,
      help: "only these rules, with commas between them; * matches any characters"),
    Option(
      "--with-rules", value: .word("LIST"), repeats: true,
      help: "these rules besides those that are on by default"),
    Option(
      "--without-rules", value: .word("LIST"), repeats: true, help: "all but these rules"),
    Option(
      "--severity", value: .word("RULE=SEVERITY"), repeats: true,
      help: "the severity of a rule's findings, as in missing-translation=error: "
        + Severity.allCases.map(\.rawValue).joined(separator: ", ")),
    Option(
      "--rule-option", value: .word("RULE.OPTION=VALUE"), repeats: true,
      help: "the value of a rule's option, as in hit-region-small.minimum=48; “legible explain” "
        + "lists the options of a rule"),
  ]

  /// The options that leave rules out.
  static let narrowingOptions = options.filter { ["--rules", "--without-rules"].contains($0.name) }

  /// Reads which rules take part from the configuration of a call and from its words, which count more.
  ///
  /// - Parameter decides: whether the configuration can leave rules out and set severities; it can
  ///   always add rules.
  init(_ arguments: Arguments, decides: Bool = true) throws(CommandError) {
    self.init()
    for setting in arguments.configuration?.contents.rules ?? [] where decides || setting.isOn {
      try set(setting)
    }
    only = try Self.rules(arguments.list("--rules"))
    let added = try Self.rules(arguments.list("--with-rules")) ?? []
    let severities = try Self.severities(arguments.list("--severity") ?? [])
    let removed = try Self.rules(arguments.list("--without-rules")) ?? []
    with.formUnion(added)
    without.subtract((only ?? []).union(added).union(severities.keys))
    without.formUnion(removed)
    self.severities.merge(severities) { $1 }
    ruleOptions = try RuleOptions(arguments, decides: decides)
  }

  /// Takes a line of the configuration; later ones count more.
  private mutating func set(_ setting: RuleSetting) throws(CommandError) {
    guard let level = setting.level else { return }
    for rule in try Self.rules([setting.pattern]) ?? [] {
      (with, without) = (with.subtracting([rule]), without.subtracting([rule]))
      severities[rule] = nil
      switch level {
      case .off: without.insert(rule)
      case .on: with.insert(rule)
      case .severity(let severity): severities[rule] = severity
      }
    }
  }

  /// Lets rules take part that an override switches on somewhere; returns those that do not otherwise.
  mutating func allowOverrides(_ overrides: [RuleOverride]) throws(CommandError) -> Set<String> {
    var off: Set<String> = []
    guard only == nil else { return off }
    for setting in overrides.flatMap(\.rules) where setting.level != .off && setting.level != nil {
      for rule in try Self.rules([setting.pattern]) ?? [] where !takesPart(rule) {
        off.insert(rule)
        with.insert(rule)
        without.remove(rule)
      }
    }
    return off
  }

  private static var ids: [(name: String, value: String)] {
    RuleList.descriptions.map { ($0.id, $0.id) }
  }

  /// The rules of some ids and patterns.
  static func rules(_ patterns: [String]?) throws(CommandError) -> Set<String>? {
    guard let patterns else { return nil }
    return Set(
      try NamedValue.select(patterns, kind: "rule", amongPatterns: ids, listedBy: "legible rules"))
  }

  /// `missing-translation=error`
  private static func severities(_ words: [String]) throws(CommandError) -> [String: Severity] {
    var result: [String: Severity] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2 else {
        throw .usage(
          "--severity takes rule=severity, as in missing-translation=error, not “\(word)”")
      }
      let severity = try NamedValue.find(
        parts[1], kind: "severity", among: Severity.allCases.map { ($0.rawValue, $0) })
      for rule in try rules([parts[0]]) ?? [] { result[rule] = severity }
    }
    return result
  }
}

extension RuleSetting {
  /// Whether the line only adds rules.
  fileprivate var isOn: Bool { if case .on = level { true } else { false } }
}
