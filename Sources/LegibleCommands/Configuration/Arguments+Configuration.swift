import AuditEngine
import AuditModel
import Configuration
import Intake

extension Arguments {
  /// The same call with what the environment and the configuration say where it says nothing: an option
  /// counts more than the environment, and this more than the configuration.
  ///
  /// Throws when the configuration cannot be used, or a value is none that its option takes.
  func configured(
    _ tool: CommandLineTool, for command: CommandUsage
  ) throws(CommandError) -> Arguments {
    guard command.options.contains(.config) else { return self }
    var result = self
    if let path = tool.environment[Self.configVariable], !path.isEmpty {
      result.setDefault(.config, to: [path], from: .environment(Self.configVariable))
    }
    let paths = Array(operands.dropFirst(command.wordsBeforePaths))
    let configuration = try LoadedConfiguration(result, for: paths, tool)
    result.configuration = configuration
    if !result.has(Option.noConfig.name), result.value(Option.config.name) == nil {
      warnOfFiles(
        ConfigurationFile.name, belowOneOf: paths, beside: configuration?.folder, .config, tool)
    }
    try configuration?.checkRules()
    for entry in ConfiguredOption.all {
      // A setting that another command needs is checked all the same: there is one file for all.
      let setting = configuration?.contents.setting(entry.key)
      if let setting { try entry.check(setting.values, at: setting.locations.map(\.description)) }
      guard command.options.contains(entry.option) else { continue }
      try entry.check(self)
      if let words = try entry.words(in: tool.environment) {
        result.setDefault(entry.option, to: words, from: .environment(entry.variable))
      }
      if let setting, let configuration {
        let values =
          entry.key.isPath
          ? setting.values.map { configuration.path($0, tool.files) } : setting.values
        result.setDefault(entry.option, to: entry.values(values), from: .file(setting.location))
      }
    }
    if command.options.contains(.baseline) {
      result.baseline = try LoadedBaseline(
        result, for: paths, mayBeAbsent: command.makesBaseline, tool)
      if !result.has(Option.noBaseline.name), result.value(Option.baseline.name) == nil {
        warnOfFiles(
          BaselineFile.name, belowOneOf: paths, beside: result.baseline?.folder, .baseline, tool)
      }
    }
    return result
  }

  /// Says that a configuration or a baseline of one of several paths does not count, since there is one for all of
  /// them.
  private func warnOfFiles(
    _ name: String, belowOneOf paths: [String], beside folder: String?, _ option: Option,
    _ tool: CommandLineTool
  ) {
    guard paths.count > 1 else { return }
    let found = Set(
      paths.compactMap { ConfigurationSearch.nearest(name, to: [$0], in: tool.files) })
    for path in found.sorted() where FilePath.folder(of: path) != folder {
      let shown = FilePath.path(path, from: tool.files.realPath(".")) ?? path
      tool.console.writeError(
        "legible: warning: \(shown.forTerminal) does not count, since it is not for all named paths; audit "
          + "each by itself, or name one with \(option.name)\n")
    }
  }

  private static let configVariable = "LEGIBLE_CONFIG"
}

extension ConfiguredOption {
  /// The words of the variable of the environment, if it is set.
  fileprivate func words(
    in environment: [String: String]
  ) throws(CommandError) -> [String]? {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    let isList = key.form == .texts
    let words = isList ? value.split(separator: ",").map { String($0) } : [value]
    try check(words, at: words.map { _ in variable })
    return words
  }
}

extension LoadedConfiguration {
  /// Throws when a pattern fits no rule.
  fileprivate func checkRules() throws(CommandError) {
    let overridden = contents.overrides.flatMap(\.rules)
    let named =
      (contents.rules + overridden).map { ($0.pattern, $0.location) }
      + contents.accepted.map { ($0.rule, $0.location) }
    for (pattern, location) in named {
      do throws(CommandError) {
        _ = try RuleSelection.rules([pattern])
      } catch {
        throw .input("\(location): \(error.message)".forTerminal)
      }
    }
    _ = try RuleOptions(contents)
  }
}
