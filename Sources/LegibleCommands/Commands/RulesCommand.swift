import AuditModel
import AuditRules

/// `legible rules`: lists the rules.
struct RulesCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: [], command: "rules")
    guard arguments.operands.isEmpty else {
      throw .usage("“legible rules” takes no operands; did you mean “legible explain”?")
    }
    let rules = RuleList.descriptions
    let width = rules.map(\.id.count).max() ?? 0
    for rule in rules {
      let id = rule.id.padding(to: width)
      tool.console.write("\(id)  \(rule.severity.rawValue.padding(to: 7))  \(rule.title)\n")
    }
    return .success
  }
}

extension String {
  /// The text with spaces after it up to so many characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
