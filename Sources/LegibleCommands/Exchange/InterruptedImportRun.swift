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
    try CommandError.wrapping { () throws(IntakeError) -> ExitCode in
      let imports = try InterruptedImports(around: folder, in: tool.files)
      if imports.folders.isEmpty { tool.console.write("no import was interrupted there\n") }
      var code = ExitCode.success
      for folder in imports.folders {
        if let damage = imports.damage(in: folder) {
          report(damage.error, damage.backups)
          code = .untrustworthy
        } else if aborts {
          try abort(imports, in: folder)
        } else {
          try resume(imports, in: folder)
        }
      }
      return code
    }
  }

  /// Lists the backups of an import of which nothing else is known.
  private func report(_ error: IntakeError, _ backups: [(backup: String, file: String)]) {
    tool.console.writeError("legible: \(error.description.forTerminal)\n")
    for (backup, file) in backups {
      tool.console.writeError(
        "legible: \(backup.forTerminal): a version of \(file.forTerminal) from before the import or "
          + "by it; keep the right one of the two under that name\n")
    }
    let rest = backups.isEmpty ? "no backups are left; check the files, then" : "then"
    tool.console.writeError("legible: \(rest) delete \(error.location.forTerminal)\n")
  }

  private func resume(_ imports: InterruptedImports, in folder: String) throws(IntakeError) {
    let files = try imports.resume(in: folder)
    tool.console.write("finished an import; \(files.count.of("file")) changed\n")
    for file in files { tool.console.write("\(file.forTerminal)\n") }
  }

  private func abort(_ imports: InterruptedImports, in folder: String) throws(IntakeError) {
    let files = try imports.abort(in: folder)
    let restored = files.filter { $0.fate == .restored }
    tool.console.write("took back an import; \(restored.count.of("file")) as before\n")
    for file in restored { tool.console.write("\(file.path.forTerminal)\n") }
    for file in files {
      guard let news = file.news else { continue }
      tool.console.writeError("legible: \("\(file.path): \(news)".forTerminal)\n")
    }
  }
}

extension AbortedFile {
  /// The fate of the file, in words; nil when it is as before.
  fileprivate var news: String? {
    switch fate {
    case .restored: nil
    case .edited:
      "edited before the import wrote it, so it stays as it was edited, without anything of the import"
    case .editedSince(let before):
      "edited since the import wrote it, so it stays as it was edited" + Self.named(before)
    case .deleted(let before):
      "deleted meanwhile, so it stays deleted" + Self.named(before)
    }
  }

  private static func named(_ before: String?) -> String {
    before.map { "; the version of before is beside it, named \($0)" } ?? ""
  }
}
