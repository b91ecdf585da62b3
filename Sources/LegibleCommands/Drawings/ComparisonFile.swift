import Intake
import Recordings
import Reporting

/// The file with the page of a comparison.
struct ComparisonFile {
  private let path: String
  private let tool: CommandLineTool

  /// Takes the file that was typed, or the folder for it.
  ///
  /// Throws when it is standard output, and when something else is there.
  init(
    _ typed: String, _ tool: CommandLineTool, _ arguments: Arguments
  ) throws(CommandError) {
    guard typed != "-" else {
      throw .usage("name the file or the folder to write to with -o; see “legible help verify”")
    }
    let isPage = typed.hasSuffix(".html") || typed.hasSuffix(".htm")
    let isFolder = typed.hasSuffix("/") || tool.files.isFolder(typed) || !isPage
    path =
      isFolder ? FilePath.join(typed.withoutSlashesAtItsEnd, "differences.html") : typed
    self.tool = tool
    try CommandError.wrapping { [path] () throws(IntakeError) in
      try arguments.outputGuard(tool).requireReplaceable(path, where: ComparisonPage.isOne)
    }
  }

  /// Writes the page whole or not at all.
  func write(_ comparison: RecordingComparison) throws(CommandError) {
    do {
      try tool.files.write(to: path) {
        ComparisonPage(comparison, tool: tool.identity).write(to: $0)
      }
    } catch {
      throw .unwritten(
        path, because: error, advice: "check the folder, or name another file with -o")
    }
    tool.console.writeError("wrote \(path)\n")
  }
}
