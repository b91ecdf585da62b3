import AuditEngine
import Configuration
import Reporting

/// `legible config`: shows the settings that count, and where each comes from.
struct ConfigCommand: Command {
  static let usage = CommandUsage(
    name: "config", summary: "Shows the settings that count, with their origins.",
    about: """
      “legible config show” lists every setting with its value and where it comes from: an option of the
      call, a variable of the environment, a line of the configuration, or the default. Options count more
      than the environment, and this more than the nearest .legible.json at or above PATH.
      “legible config check” reads the configuration and prints its path. “legible schema config” prints
      its JSON Schema.
      """,
    operands: [
      .init("show|check", "the action"),
      .init("[PATH…]", "folders or files, as for “legible audit” (default: this folder)"),
    ],
    options: Option.ofConfiguration
      + ConfiguredOption.all.map(\.option).filter { !Option.ofConfiguration.contains($0) },
    wordsBeforePaths: 1)

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    for entry in ConfiguredOption.all { try entry.check(arguments) }
    _ = try arguments.links()
    guard let word = arguments.operands.first else {
      throw .usage("name what to do: “legible config show” or “legible config check”")
    }
    let shows = try NamedValue.find(
      word, kind: "action", among: [("show", true), ("check", false)])
    let file = arguments.configuration?.contents.file ?? "none"
    tool.console.write(shows ? try text(arguments) : "\(file.forTerminal)\n")
    return .success
  }

  private func text(_ arguments: Arguments) throws(CommandError) -> String {
    let rows = settings(arguments) + decisions(arguments)
    let widths = [rows.map(\.name.count).max() ?? 0, rows.map(\.value.count).max() ?? 0]
    let file = arguments.configuration?.contents.file ?? "none"
    return "configuration: \(file.forTerminal)\n\n"
      + rows.map { row in
        "\(row.name.padding(to: widths[0]))  \(row.value.padding(to: min(widths[1], 40)))  "
          + "\(row.origin)\n"
      }.joined()
  }

  private typealias Row = (name: String, value: String, origin: String)

  private func settings(_ arguments: Arguments) -> [Row] {
    ConfiguredOption.all.map { entry in
      let origin = arguments.origin(of: entry.option)
      return (
        entry.key.rawValue, value(of: entry, arguments).forTerminal,
        origin?.text.forTerminal ?? "default"
      )
    }
  }

  private func value(of entry: ConfiguredOption, _ arguments: Arguments) -> String {
    if entry.key.form == .flag { return arguments.has(entry.option.name) ? "false" : "true" }
    let words = arguments.all(entry.option.name)
    if !words.isEmpty { return words.joined(separator: ", ") }
    // An empty list is a value, too.
    if arguments.origin(of: entry.option) != nil { return "none" }
    return entry.standard
  }

  /// The levels of rules, the overrides and the accepted findings, which no option names one by one.
  private func decisions(_ arguments: Arguments) -> [Row] {
    guard let contents = arguments.configuration?.contents else { return [] }
    let rules = contents.rules.flatMap { rows(of: $0, "rules") }
    let overrides = contents.overrides.flatMap { override in
      override.rules.flatMap { rows(of: $0, "overrides", of: override.scope) }
    }
    let accepted = contents.accepted.map {
      (
        "accepted.\($0.rule)\($0.scope.words)".forTerminal, $0.reason.forTerminal,
        "\($0.location)".forTerminal
      )
    }
    return rules + overrides + accepted
  }

  /// The level of a rule, and each of its options.
  private func rows(
    of setting: RuleSetting, _ part: String, of scope: FindingScope = FindingScope()
  ) -> [Row] {
    let name = "\(part).\(setting.pattern)"
    let level = setting.level.map { ("\(name)\(scope.words)", $0.name, setting.location) }
    let options = setting.options.map {
      ("\(name).\($0.name)\(scope.words)", "\($0.value)", $0.location)
    }
    return ([level].compactMap(\.self) + options).map { name, value, location in
      (name.forTerminal, value.forTerminal, "\(location)".forTerminal)
    }
  }
}

extension FindingScope {
  /// The part of the app that is named, as in ` (de, App/Legacy)`; nothing for all of it.
  fileprivate var words: String {
    let parts =
      languages.map(\.identifier) + paths.map(\.text) + screens.map { "screen \($0)" }
      + [element.map { "element \($0)" }, key.map { "key \($0)" }, fingerprint].compactMap(\.self)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}

extension ConfiguredOption {
  /// The value that counts when nothing is said.
  fileprivate var standard: String {
    switch option.value {
    case .one(_, let standard): standard ?? "none"
    case .some(_, let standard): standard?.joined(separator: ", ") ?? "all"
    case .none: "false"
    case .word: key.standard
    }
  }
}

extension SettingKey {
  /// The words for the value that counts when nothing is said.
  fileprivate var standard: String {
    switch self {
    case .sourceLanguage: "detected"
    case .include, .requiredLanguages: "all"
    case .devices: "the narrowest of each pair of size classes"
    case .output: "Reports"
    case .baseline: "the nearest \(BaselineFile.name)"
    default: "none"
    }
  }
}
