import AuditModel
import Foundation
import Intake
import Reporting

/// The folder that the drawings of a report are written to.
struct DrawingFolder {
  private let folder: String
  private let tool: CommandLineTool
  private let guarding: OutputGuard

  /// Follows `--assets`; nil where it is not given.
  init?(_ arguments: Arguments, _ tool: CommandLineTool) throws(CommandError) {
    guard let folder = arguments.value(AuditOption.assets.name) else { return nil }
    guard folder != "-" else { throw .usage("--assets takes a folder; name one") }
    if tool.files.isFile(folder) { throw .input("\(folder): this is a file; name a folder") }
    self.folder = folder.withoutSlashesAtItsEnd
    self.tool = tool
    guarding = arguments.outputGuard(tool)
  }

  /// Writes all drawings, or none where one of them would overwrite another file.
  func write(_ report: AuditReport) throws(CommandError) {
    let drawings = DrawingFiles(report)
    try requireOwn(drawings.files.map(\.name))
    for file in drawings.files {
      do {
        try tool.files.write(Data(drawings.svg(of: file).utf8), to: path(file.name))
      } catch {
        throw .unwritten(
          path(file.name), because: error, advice: "check the folder that --assets names")
      }
    }
    let note = report.undrawnNote.map { "; \($0)" } ?? ""
    tool.console.writeError("wrote \(drawings.files.count.of("drawing")) into \(folder)\(note)\n")
  }

  private func requireOwn(_ names: [String]) throws(CommandError) {
    var known: Set<String> = []
    for name in names {
      // Some disks ignore capitals.
      guard known.insert(name.lowercased()).inserted else {
        throw .input("two screens would have the same file \(name); rename one of them".forTerminal)
      }
      try CommandError.wrapping { () throws(IntakeError) in
        try guarding.requireReplaceable(path(name), where: DrawingFiles.isOne)
      }
    }
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }
}
