import AuditModel
import Exchange
import Foundation
import Intake
import Reporting

/// The file of `legible import --rejected`.
struct RejectionFile {
  private let path: String
  private let tool: CommandLineTool

  /// Nil when no file is named; throws when it is one that the import reads, or would be lost.
  init?(
    _ arguments: Arguments, _ tool: CommandLineTool, of input: ExchangeProject
  ) throws(CommandError) {
    guard let path = arguments.value("--rejected") else { return nil }
    guard path != "-" else {
      throw .usage("--rejected takes a file: the report of the import is on standard output")
    }
    let real = tool.files.realPath(path)
    let inputs = arguments.operands.map(tool.files.realPath)
    let own = input.files.map { input.input.files.realPath($0.path) }
    let isInInput = inputs.contains { real.hasPrefix("\($0)/") && tool.files.isFile(path) }
    if (inputs + own).contains(real) || isInInput || tool.files.isFolder(path) {
      throw .usage("--rejected: \(path) is an input of the import; name a new file")
    }
    // Translators may have corrected an earlier one.
    try CommandError.wrapping { () throws(IntakeError) in
      try arguments.outputGuard(tool).requireReplaceable(path)
    }
    self.path = path
    self.tool = tool
  }

  /// Writes the strings as XLIFF 1.2; nothing when none was rejected.
  func write(_ rejected: RejectedStrings) throws(CommandError) {
    guard !rejected.files.isEmpty else { return }
    let written = BilingualWriter.write(rejected.files, as: .xliff12)
    do {
      try tool.files.write(Data(written.bytes), to: path)
    } catch {
      throw .input("\(path): cannot be written; name another file with --rejected")
    }
    tool.console.writeError(LossTextReport(written.losses, of: path).render())
    tool.console.writeError(
      "wrote \(rejected.count.of("rejected string")) to \(path.forTerminal)\n")
  }
}
