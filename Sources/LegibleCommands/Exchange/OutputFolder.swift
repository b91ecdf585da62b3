import Exchange
import Foundation
import Reporting

/// Where a command writes files to: a folder, or standard output for `-`.
struct OutputFolder {
  private let tool: CommandLineTool
  private let folder: String

  /// Takes the folder from `-o` or `--output`, which has to be given.
  init(_ arguments: Arguments, tool: CommandLineTool, command: String) throws(CommandError) {
    guard let folder = arguments.value("-o") ?? arguments.value("--output") else {
      throw .usage("name the folder to write to with -o; see “legible help \(command)”")
    }
    self.tool = tool
    self.folder = folder
  }

  /// Whether it is standard output.
  var isStandard: Bool { folder == "-" }

  /// The path of a file in it.
  func path(_ name: String) -> String {
    isStandard ? "-" : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Throws when a path would lead out of the folder; to be asked before anything is written.
  func requireInside(_ names: [String]) throws(CommandError) {
    for name in names where !OriginalPath.isInside(name) {
      throw .input(
        "“\(name.forTerminal)” would lead out of \(folder); correct the path or language of that "
          + "name in the input; nothing was written")
    }
  }

  /// Writes a file whole or not at all.
  func write(_ bytes: [UInt8], to name: String) throws(CommandError) {
    if isStandard { return tool.console.write(bytes) }
    try requireInside([name])
    do {
      try tool.files.write(Data(bytes), to: path(name))
    } catch {
      throw .input("\(path(name)): cannot be written; check the folder that -o names")
    }
  }
}

extension Arguments {
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
