import Foundation
import Intake

extension Arguments {
  /// The folder from `-o` or `--output`, which has to be given; `-` is standard output.
  func outputFolder(
    _ tool: CommandLineTool, command: String
  ) throws(CommandError) -> OutputFolder {
    guard let folder = value(Option.outputFolder.name) else {
      throw .usage("name the folder to write to with -o; see “legible help \(command)”")
    }
    return OutputFolder(folder, in: tool.files, guarded: outputGuard(tool)) {
      [console = tool.console] in console.write($0)
    }
  }

  /// The rule for the files that a command writes; its operands are no files of its own.
  func outputGuard(_ tool: CommandLineTool) -> OutputGuard {
    OutputGuard(
      tool.files, inputs: operands.filter { $0 != "-" }, overwrites: has(Option.overwrite.name))
  }

  /// Writes what a command prints to the file from `-o` or `--output`, into the folder that this
  /// names, or to standard output.
  ///
  /// - Parameters:
  ///   - name: the name of the file in a folder.
  ///   - isOwn: whether bytes are those of a file that the same command wrote.
  func write(
    _ text: String, named name: String, _ tool: CommandLineTool,
    replacing isOwn: (Data) -> Bool = { _ in false }
  ) throws(CommandError) {
    guard let output = value(Option.outputFile.name), output != "-" else {
      return tool.console.write(text)
    }
    let isFolder = output.hasSuffix("/") || tool.files.isFolder(output)
    let path = isFolder ? FilePath.join(output.withoutSlashesAtItsEnd, name) : output
    try CommandError.wrapping { () throws(IntakeError) in
      try outputGuard(tool).requireReplaceable(path, by: text.utf8, where: isOwn)
    }
    do {
      try tool.files.write(Data(text.utf8), to: path)
    } catch {
      throw .input("\(path): cannot be written; name another file or folder with --output")
    }
    tool.console.writeError("wrote \(path)\n")
  }

  /// The one operand of a command, none when there is none.
  func onlyOperand(command: String, a thing: String = "project") throws(CommandError) -> String? {
    guard operands.count <= 1 else {
      throw .usage(
        "“\(operands[1])” is one too many; “legible \(command)” takes one \(thing); see "
          + "“legible help \(command)”")
    }
    return operands.first
  }
}
