import AuditEngine
import AuditModel
import Configuration

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
    try configuration?.checkRules()
    for entry in ConfiguredOption.all {
      // A setting that another command needs is checked all the same: there is one file for all.
      let setting = configuration?.contents.setting(entry.key)
      if let setting { try entry.check(setting.values, at: setting.locations.map(\.description)) }
      guard command.options.contains(entry.option) else { continue }
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
    }
    return result
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
