import AuditModel
import Reporting
import TranslationRules

/// `legible rules`: lists the rules, or writes a handbook of them.
struct RulesCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: ["--format"], command: "rules")
    guard arguments.operands.isEmpty else {
      throw .usage("“legible rules” takes no operands; did you mean “legible explain”?")
    }
    let isMarkdown = try NamedValue.find(
      arguments.value("--format") ?? "text", kind: "format",
      among: [("text", false), ("markdown", true)])
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

extension String {
  /// The text with spaces after it up to so many characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
