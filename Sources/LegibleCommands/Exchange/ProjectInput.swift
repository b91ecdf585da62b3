import AuditModel
import Exchange
import Foundation
import Localization
import Reporting

/// The texts of a project, as files that can be exchanged and changed.
struct ProjectInput {
  /// The folder of the project.
  let folder: String
  /// Its files.
  let files: [LocalizationFile]
  /// What keeps files from being read.
  let problems: [LocalizationProblem]
  /// The files in the source language with their translations.
  let project: TranslationProject

  /// Reads the texts below a folder; what was interrupted there is finished first.
  ///
  /// Throws when the folder does not exist or holds no texts.
  init(
    folder path: String?, sourceLocale: LocaleIdentifier?, tool: CommandLineTool
  ) throws(CommandError) {
    let folder = path ?? "."
    guard tool.files.isFolder(folder) else {
      throw .input("\(folder): no such folder; name the folder of the project")
    }
    try Self.finishInterrupted(in: folder, tool: tool)
    let found = try InputFinder(files: tool.files).find(below: [folder])
    var files: [LocalizationFile] = []
    var problems: [LocalizationProblem] = []
    let folders = TextFolders(found, files: tool.files, source: sourceLocale)
    folders.tellOfLinks(on: tool.console)
    for result in folders.read() {
      files += result.files
      problems += result.problems
    }
    guard !files.isEmpty else {
      throw .input(
        "\(tool.files.absolute(folder)): no .lproj folder and no .xcstrings file there or below; "
          + "name the folder of the project")
    }
    self.folder = folder
    name = tool.files.realPath(folder).split(separator: "/").last.map { String($0) } ?? "app"
    self.files = files
    self.problems = problems
    project = TranslationProject(
      files: files, root: InputFinder.shortest(folder),
      sourceLocale: sourceLocale)
  }

  /// The first thing for which texts of the project cannot be read, if there is any.
  ///
  /// Of two keys of one name in a catalog the system keeps one, whichever that is.
  var obstacle: LocalizationProblem? {
    (problems + project.problems).first { problem in
      problem.kind.hidesTexts
        || problem.kind == .duplicateKey && problem.location.file.hasSuffix(".xcstrings")
    }
  }

  /// Throws when texts of the project cannot be read.
  func requireReadable(_ consequence: String) throws(CommandError) {
    guard let obstacle else { return }
    throw .input("\(obstacle.description.forTerminal); \(consequence)")
  }

  /// What the project is called: its folder's name.
  let name: String

  private static func finishInterrupted(
    in folder: String, tool: CommandLineTool
  ) throws(CommandError) {
    do {
      let count = try tool.files.finishInterrupted(below: folder)
      if count > 0 {
        tool.console.writeError(
          "legible: finished an import that was interrupted; \(count.of("file")) changed\n")
      }
    } catch {
      throw .input(
        "\(folder): an import was interrupted and cannot be finished: "
          + "\(error.localizedDescription); check that the folder may be written to")
    }
  }

  /// The texts, with some files in the place of those that are there.
  func texts(with outputs: [ProjectOutput] = []) -> LocalizationProject {
    var files = self.files
    for output in outputs {
      if let index = files.firstIndex(where: { path(of: $0) == output.path }) {
        files[index].bytes = output.bytes
      } else if let file = newFile(output) {
        files.append(file)
      }
    }
    // Targets may have tables and keys of the same names.
    let targets = Dictionary(grouping: files, by: \.folder).sorted { $0.key < $1.key }
    return LocalizationProject(
      joining: targets.map {
        LocalizationProject(files: $0.value, sourceLocale: project.sourceLocale)
      })
  }

  /// The path of a file from the project's folder on.
  func path(of file: LocalizationFile) -> String { inside(file.path) }

  /// A path as it is shown, from the project's folder on.
  func inside(_ path: String) -> String {
    let root = InputFinder.shortest(folder)
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private func newFile(_ output: ProjectOutput) -> LocalizationFile? {
    let path = OriginalPath(output.path)
    let folders = output.path.split(separator: "/").dropLast()
    guard let kind = path.kind, let language = folders.last, language.hasSuffix(".lproj") else {
      return nil
    }
    let root = InputFinder.shortest(folder)
    let parts = [root == "." ? "" : root, path.folder].filter { !$0.isEmpty }
    return LocalizationFile(
      path: root == "." ? output.path : "\(root)/\(output.path)",
      folder: parts.joined(separator: "/"), name: path.table, kind: kind,
      locale: LocaleIdentifier(String(language.dropLast(6))), bytes: output.bytes)
  }
}
