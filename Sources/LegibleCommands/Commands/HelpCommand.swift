/// `legible help`: shows what the commands do and how they are called.
struct HelpCommand: Command {
  static let usage = CommandUsage(
    name: "help", summary: "Shows what the commands do.",
    operands: [.init("[COMMAND]", "a command (default: a list of all)")])

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let name = arguments.operands.first else {
      tool.console.write(Self.overview.naming(tool.identity.name))
      return .success
    }
    let command = try NamedValue.find(
      name, kind: "command", among: CommandLineTool.commands.map { ($0.usage.name, $0.usage) })
    tool.console.write(HelpText(command).text.naming(tool.identity.name))
    return .success
  }

  static var overview: String {
    let lines = CommandLineTool.commands.map { command in
      "  \(command.usage.name.padding(to: 12))\(command.usage.summary)"
    }
    return """
      legible finds accessibility and localization defects in iOS apps.

      \(lines.joined(separator: "\n"))

      “legible help COMMAND” describes a command; “legible --version” prints the version.

      """
  }
}
