import AuditModel
import Reporting

/// `legible explain`: says why a rule exists, and shows what it finds and what it passes.
struct ExplainCommand: Command {
  static let usage = CommandUsage(
    name: "explain", summary: "Explains a rule, with its reason and examples.",
    operands: [
      .init(
        "RULE", "the id of a rule; “legible rules” lists them",
        words: RulePages.all.map(\.rule.id).sorted())
    ])

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one rule: legible explain text-truncated; “legible rules” lists them")
    }
    let page = try NamedValue.find(
      name, kind: "rule", among: RulePages.all.map { ($0.rule.id, $0) })
    tool.console.write(text(of: page))
    return .success
  }

  private func text(of page: RulePage) -> String {
    let rule = page.rule
    let state = page.isOnByDefault ? "" : ", off by default"
    var lines = ["\(rule.id) (\(rule.severity.rawValue)\(state))", rule.title]
    for (heading, text) in page.paragraphs {
      lines += ["", (heading.map { "\($0): " } ?? "") + text]
    }
    let found = page.examples.filter(\.isFound)
    let passed = page.examples.filter { !$0.isFound }
    if !found.isEmpty {
      lines += ["", "Reported:"] + found.flatMap { self.lines(of: $0, mark: "✗") }
    }
    if !passed.isEmpty {
      lines += ["", "Passes:"] + passed.flatMap { self.lines(of: $0, mark: "✓") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of example: RulePage.Example, mark: String) -> [String] {
    let texts = example.texts.map { "      \($0.label): \($0.text.forTerminal)" }
    let fixed = example.fixed.map { ["      fixed: \($0.forTerminal)"] } ?? []
    let code = example.code?.split(separator: "\n").map { "      \(String($0).forTerminal)" } ?? []
    return ["  \(mark) \(example.title)"] + texts + fixed + code
  }
}
