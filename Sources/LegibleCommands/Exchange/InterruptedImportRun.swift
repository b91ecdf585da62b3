import Intake

/// `legible import --resume` and `--abort`: what follows an import that was interrupted.
struct InterruptedImportRun {
  private let tool: CommandLineTool
  private let folder: String
  private let aborts: Bool

  /// Takes the arguments of an import; nil when they name neither of the two options.
  init?(_ arguments: Arguments, _ tool: CommandLineTool) throws(CommandError) {
    let (resumes, aborts) = (arguments.has("--resume"), arguments.has("--abort"))
    guard resumes || aborts else { return nil }
    guard !(resumes && aborts) else { throw .usage("--resume and --abort exclude each other") }
    guard arguments.operands.isEmpty else {
      throw .usage("\(resumes ? "--resume" : "--abort") takes no file: the import knows its own")
    }
    self.tool = tool
    self.aborts = aborts
    folder = arguments.value("--into") ?? "."
  }

  func run() throws(CommandError) -> ExitCode {
    try CommandError.wrapping { () throws(IntakeError) in
      let imports = try InterruptedImports(around: folder, in: tool.files)
      if imports.folders.isEmpty {
        return tool.console.write("no import was interrupted there\n")
      }
      for folder in imports.folders {
        if aborts { try abort(imports, in: folder) } else { try resume(imports, in: folder) }
      }
    }
    return .success
  }

  private func resume(_ imports: InterruptedImports, in folder: String) throws(IntakeError) {
    let files = try imports.resume(in: folder)
    tool.console.write("finished an import; \(files.count.of("file")) changed\n")
    for file in files { tool.console.write("\(file.forTerminal)\n") }
  }

  private func abort(_ imports: InterruptedImports, in folder: String) throws(IntakeError) {
    let (files, saved) = try imports.abort(in: folder)
    let rest = files.filter { !saved.contains($0) }
    tool.console.write("took back an import; \(rest.count.of("file")) as before\n")
    for file in rest { tool.console.write("\(file.forTerminal)\n") }
    for file in saved {
      tool.console.writeError(
        "legible: \(file.forTerminal): saved since the import, so it stays; the version of before is "
          + "beside it, named .before-import\n")
    }
  }
}
