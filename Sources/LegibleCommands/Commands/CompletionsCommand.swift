/// `legible completions`: prints a script by which a shell completes commands, options and their values.
struct CompletionsCommand: Command {
  static let usage = CommandUsage(
    name: "completions", summary: "Prints the completions of a shell.",
    about: """
      Prints a script for a shell. bash: source <(legible completions bash); zsh: put it into a folder of
      $fpath as _legible; fish: legible completions fish > ~/.config/fish/completions/legible.fish.
      """,
    operands: [.init("bash|zsh|fish", "the shell")])

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one shell: bash, zsh or fish")
    }
    let shell = try NamedValue.find(
      name, kind: "shell", among: CompletionScript.Shell.allCases.map { ($0.rawValue, $0) })
    tool.console.write(
      CompletionScript(
        name: tool.identity.name, commands: CommandLineTool.commands.map { $0.usage }
      )
      .text(for: shell))
    return .success
  }
}
