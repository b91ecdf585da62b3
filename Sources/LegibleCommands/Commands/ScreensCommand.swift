/// `legible screens`: lists the screens with their states.
struct ScreensCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: ["--font"], command: "screens")
    let input = try AuditInput(paths: arguments.operands, tool: tool)
    try input.requireAllScreens()
    var text = ""
    for screen in input.screens {
      text += screen.title.isEmpty ? "\(screen.id)\n" : "\(screen.id): \(screen.title)\n"
      for state in screen.states { text += "  \(state.name)\n" }
    }
    tool.console.write(text)
    return .success
  }
}
