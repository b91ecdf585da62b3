import AuditEngine
import AuditModel

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
  ]

  /// Reads which rules take part from the words of a call.
  init(_ arguments: Arguments) throws(CommandError) {
    self.init(
      only: try Self.rules(arguments.list("--rules")),
      with: try Self.rules(arguments.list("--with-rules")) ?? [],
      without: try Self.rules(arguments.list("--without-rules")) ?? [],
      severities: try Self.severities(arguments.list("--severity") ?? []))
  }

  private static var ids: [(name: String, value: String)] {
    RuleList.descriptions.map { ($0.id, $0.id) }
  }

  private static func rules(_ patterns: [String]?) throws(CommandError) -> Set<String>? {
    guard let patterns else { return nil }
    return Set(try NamedValue.select(patterns, kind: "rule", amongPatterns: ids))
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
