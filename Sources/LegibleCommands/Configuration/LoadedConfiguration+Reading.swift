import AuditModel
import Configuration
import Foundation
import Intake
import Reporting

extension LoadedConfiguration {
  /// The configuration that `--config` names, or the nearest one; nil when there is none.
  ///
  /// Throws when the file cannot be read, or something in it is unknown.
  ///
  /// - Parameter paths: the paths of the project.
  init?(_ arguments: Arguments, for paths: [String], _ tool: CommandLineTool) throws(CommandError) {
    let named = arguments.value(Option.config.name)
    if arguments.has(Option.noConfig.name) {
      if named != nil { throw .usage("--config and --no-config exclude each other") }
      return nil
    }
    guard
      let path = named
        ?? ConfigurationSearch.nearest(ConfigurationFile.name, to: paths, in: tool.files)
    else { return nil }
    let real = tool.files.realPath(path)
    folder = FilePath.folder(of: real)
    let bytes: Data
    do { bytes = try tool.files.read(path) } catch {
      throw .input("\(path): cannot be read; check the path of the configuration")
    }
    let shown = try tool.shown(real, around: paths)
    do throws(ConfigurationFile.Failure) {
      contents = try ConfigurationFile(Array(bytes), path: shown).read()
    } catch {
      throw .input(error.description.forTerminal)
    }
  }

  /// A path in the file as a path for this call: from the current folder on, where it is below it.
  func path(_ written: String, _ files: any FileAccess) -> String {
    if written.hasPrefix("/") { return written }
    let path = FilePath.join(folder, FilePath.shortest(written))
    return FilePath.path(path, from: files.realPath(".")) ?? path
  }
}

extension CommandLineTool {
  /// The path from the root of the project on, as findings have it.
  func shown(_ path: String, around paths: [String]) throws(CommandError) -> String {
    let existing = paths.filter { files.isFile($0) || files.isFolder($0) }
    let root = try CommandError.wrapping { () throws(IntakeError) in
      try ProjectRoot(around: existing, in: files)
    }
    return FilePath.path(path, from: root.folder) ?? path
  }
}
