import AuditModel
import AuditRules

/// `legible explain`: says why a rule exists, and shows what it finds and what it passes.
struct ExplainCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: [], command: "explain")
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one rule: legible explain text-truncated; “legible rules” lists them")
    }
    let rule = try NamedValue.find(
      name, kind: "rule", among: RuleList.descriptions.map { ($0.id, $0) })
    tool.console.write(text(of: rule))
    return .success
  }

  private func text(of rule: RuleDescription) -> String {
    var lines = [
      "\(rule.id) (\(rule.severity.rawValue))", rule.title, "", rule.rationale,
    ]
    if !rule.standards.isEmpty {
      lines += ["", "Standards: \(rule.standards.map(\.description).joined(separator: "; "))"]
    }
    let examples = RuleList.exampleTitles(of: rule.id)
    if !examples.findings.isEmpty {
      lines += ["", "Finds:"] + examples.findings.map { "  ✗ \($0)" }
    }
    if !examples.passes.isEmpty { lines += ["", "Passes:"] + examples.passes.map { "  ✓ \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }
}
