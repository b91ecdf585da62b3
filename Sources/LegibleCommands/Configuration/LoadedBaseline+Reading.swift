import AuditModel
import Configuration
import Foundation
import Intake
import Reporting

extension LoadedBaseline {
  /// The baseline that `--baseline` names, or the nearest one; nil when there is none.
  ///
  /// Throws when the file cannot be read, or is no baseline.
  ///
  /// - Parameters:
  ///   - paths: the paths of the project.
  ///   - mayBeAbsent: whether the named file need not be there.
  init?(
    _ arguments: Arguments, for paths: [String], mayBeAbsent: Bool, _ tool: CommandLineTool
  ) throws(CommandError) {
    let named = arguments.value(Option.baseline.name)
    if arguments.has(Option.noBaseline.name) {
      if arguments.origin(of: .baseline) == .option(Option.baseline.name) {
        throw .usage("--baseline and --no-baseline exclude each other")
      }
      return nil
    }
    guard
      let path = named ?? ConfigurationSearch.nearest(BaselineFile.name, to: paths, in: tool.files)
    else { return nil }
    if mayBeAbsent, !tool.files.isFile(path) { return nil }
    let real = tool.files.realPath(path)
    folder = FilePath.folder(of: real)
    self.path = FilePath.path(real, from: tool.files.realPath(".")) ?? path
    let bytes: Data
    do { bytes = try tool.files.read(path) } catch {
      throw .input(
        "\(path): cannot be read; check the path, or write it with “legible baseline write”")
    }
    if mayBeAbsent, BaselineFile.isEmpty(bytes) { return nil }
    let shown = try tool.shown(real, around: paths)
    do throws(BaselineFile.Failure) {
      contents = try BaselineFile.read(Array(bytes), path: shown)
    } catch {
      throw .input(error.description.forTerminal)
    }
  }
}
