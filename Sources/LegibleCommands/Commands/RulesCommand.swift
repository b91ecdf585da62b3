import AuditModel
import Reporting
import TranslationRules

/// `legible rules`: lists the rules, or writes a handbook of them.
struct RulesCommand: Command {
  static let usage = CommandUsage(
    name: "rules", summary: "Lists the rules.", options: [format.option])

  private static let format = Choice.format(
    ["text", "markdown"],
    help: "the output format; markdown is the full reference of all rules")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw .usage("“legible rules” takes no operands; did you mean “legible explain”?")
    }
    let isMarkdown = try arguments.one(Self.format) == "markdown"
    tool.console.write(isMarkdown ? RulePages.handbook.markdown() : list)
    return .success
  }

  private var list: String {
    let pages = RulePages.all
    let width = pages.map(\.rule.id.count).max() ?? 0
    return pages.map { page in
      let id = page.rule.id.padding(to: width)
      let severity = page.isOnByDefault ? page.rule.severity.rawValue : "off"
      return "\(id)  \(severity.padding(to: 7))  \(page.rule.title)\n"
    }.joined()
  }
}
