import AuditModel
import Foundation
import Intake
import Localization
import Reporting
import TextShaping

extension CommandLineTool {
  /// The files below some paths, found and read once.
  func projectFiles(
    _ paths: [String], source: LocaleIdentifier? = nil, skipping skipped: SkippedLocales = .none,
    isOfBuilt: Bool = false, filter: PathFilter = .none, jobs: Int? = nil
  ) throws(CommandError) -> ProjectFiles {
    try CommandError.wrapping { () throws(IntakeError) in
      try ProjectFiles(
        paths, in: files, source: source, skipping: skipped, isOfBuilt: isOfBuilt, filter: filter,
        jobs: jobs)
    }
  }

  /// The strings of a project to exchange or change.
  ///
  /// Throws when the folder does not exist or holds no strings.
  func exchangeProject(
    in path: String?, source: LocaleIdentifier?, jobs: Int?
  ) throws(CommandError) -> ExchangeProject {
    let folder = path ?? "."
    guard files.isFolder(folder) else {
      throw .input("\(folder): no such folder; name the folder of the project")
    }
    let input = try projectFiles([folder], source: source)
    report(input.problems)
    return try CommandError.wrapping { () throws(IntakeError) in
      try ExchangeProject(input, folder: folder, sourceLocale: source, jobs: jobs)
    }
  }

  /// Reports links that lead elsewhere and damaged project files, for commands that have no findings.
  func report(_ problems: [LocalizationProblem]) {
    for problem in problems {
      console.writeError("legible: \(problem.description.forTerminal)\n")
    }
  }

  /// Reports files that cannot be read, for commands that go on with the others.
  func report(leftOut errors: [IntakeError]) {
    for error in errors {
      console.writeError("legible: \(error.description.forTerminal); it was left out\n")
    }
  }

  /// Reports what a command does without, and why.
  func report(warnings: [IntakeError]) {
    for warning in warnings {
      console.writeError("legible: warning: \(warning.description.forTerminal)\n")
    }
  }

  /// Reads exchange files by the paths that were typed.
  ///
  /// - Parameter root: the project from whose root on the paths of files in it are shown.
  func exchangeFiles(shownFrom root: ProjectRoot? = nil) -> ExchangeFileReader {
    ExchangeFileReader(files, shownFrom: root) { [console] in console.readInput() }
  }

  /// The fonts to measure with.
  func fonts(files: [String]) throws(CommandError) -> FontLibrary {
    do {
      return try FontLibrary(fontFiles: files)
    } catch {
      throw .input("\(error)")
    }
  }
}

extension ExchangeProject {
  /// Throws when strings of the project cannot be read.
  func requireReadable(_ consequence: String) throws(CommandError) {
    guard let obstacle = obstacles.first else { return }
    throw .input("\(obstacle.description.forTerminal); \(consequence)")
  }
}
