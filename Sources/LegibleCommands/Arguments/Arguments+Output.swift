import Intake

extension Arguments {
  /// The folder from `-o` or `--output`, which has to be given; `-` is standard output.
  func outputFolder(
    _ tool: CommandLineTool, command: String
  ) throws(CommandError) -> OutputFolder {
    guard let folder = value(Option.outputFolder.name) else {
      throw .usage("name the folder to write to with -o; see “legible help \(command)”")
    }
    return OutputFolder(folder, in: tool.files) { [console = tool.console] in console.write($0) }
  }

  /// The one operand of a command, none when there is none.
  func onlyOperand(command: String) throws(CommandError) -> String? {
    guard operands.count <= 1 else {
      throw .usage(
        "“\(operands[1])” is one too many; “legible \(command)” takes one project; see "
          + "“legible help \(command)”")
    }
    return operands.first
  }
}
