import Gallery
import Intake
import Reporting

/// The folder that transcripts are written to.
struct TranscriptFolder {
  private let folder: String
  private let tool: CommandLineTool
  private let guarding: OutputGuard

  /// Follows `-o`.
  init(_ arguments: Arguments, _ tool: CommandLineTool) throws(CommandError) {
    guard let folder = arguments.value("-o"), folder != "-" else {
      throw .usage("name the folder to write to with -o; see “legible help transcript”")
    }
    if tool.files.isFile(folder) { throw .input("\(folder): this is a file; name a folder") }
    self.folder = folder.withoutSlashesAtItsEnd
    self.tool = tool
    guarding = arguments.outputGuard(tool)
  }

  /// Writes all files, or none where one of them would overwrite another file.
  func write(_ documents: [TranscriptDocument]) throws(CommandError) {
    try requireOwn(documents)
    for document in documents {
      try save("\(document.stem).txt") { $0(Array(document.text.utf8)) }
      try save("\(document.stem).json") { document.writeJSON(to: $0) }
    }
    tool.console.writeError(
      "wrote \(documents.count.of("transcript")) as text and JSON into \(folder)\n")
  }

  private func requireOwn(_ documents: [TranscriptDocument]) throws(CommandError) {
    var known: Set<String> = []
    for document in documents {
      // Some disks ignore capitals.
      guard known.insert(document.stem.lowercased()).inserted else {
        throw .input(
          "two screens would have the same file \(document.stem).txt; rename one of them"
            .forTerminal)
      }
      for ending in ["txt", "json"] {
        try CommandError.wrapping { () throws(IntakeError) in
          try guarding.requireReplaceable(
            path("\(document.stem).\(ending)"), where: TranscriptDocument.isOne)
        }
      }
    }
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }

  private func save(
    _ name: String, _ parts: (@escaping ([UInt8]) -> Void) -> Void
  ) throws(CommandError) {
    do {
      try tool.files.write(to: path(name), parts)
    } catch {
      throw .unwritten(path(name), because: error, advice: "check the folder that -o names")
    }
  }
}
