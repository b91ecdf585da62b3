import AuditModel
import Intake

extension Arguments {
  /// The files that are left out: patterns of the call begin at the current folder, those of a
  /// configuration at its own.
  func pathFilter(_ tool: CommandLineTool) throws(CommandError) -> PathFilter {
    let filters = [Option.include, .exclude].map { option in
      (patterns: all(option.name).compactMap(PathPattern.init), folder: folder(of: option, tool))
    }
    return PathFilter(
      including: filters[0].patterns, from: filters[0].folder, excluding: filters[1].patterns,
      from: filters[1].folder, skipsIgnored: !has(Option.noGitignore.name))
  }

  private func folder(of option: Option, _ tool: CommandLineTool) -> String {
    if case .file = origin(of: option), let configuration { return configuration.folder }
    return tool.files.realPath(".")
  }
}
