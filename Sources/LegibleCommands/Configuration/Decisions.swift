import AuditEngine
import AuditModel
import Configuration
import Intake

/// The decisions of a configuration about the findings of an audit.
struct Decisions {
  private let arguments: Arguments
  private let input: AuditInput
  private let tool: CommandLineTool

  init(_ arguments: Arguments, _ input: AuditInput, _ tool: CommandLineTool) {
    self.arguments = arguments
    self.input = input
    self.tool = tool
  }

  /// Adds the decisions to the options of an audit, whose rules are those of the call.
  func apply(to options: inout AuditOptions) throws(CommandError) {
    options.gate = gate
    guard let configuration = arguments.configuration else { return }
    let root = input.files.root.folder
    options.policy.overrides = configuration.contents.overrides
    options.policy.offElsewhere = try options.rules.allowOverrides(configuration.contents.overrides)
    options.policy.accepted = configuration.contents.accepted
    options.policy.today = tool.today
    options.policy.folder = PolicyFolder(folder: configuration.folder, root: root)
    options.policy.looksAtEverything = looksAtEverything(below: configuration.folder)
  }

  /// Source strings are shown in every language without a translation, so their language decides, too;
  /// the pseudolanguage is looked at only when it is named.
  private var gate: LanguageGate {
    var gate = LanguageGate()
    if let required = arguments.list(Option.requiredLanguages.name) {
      gate.required = Set(required.map { LocaleIdentifier($0) })
        .union([input.project.sourceLocale, .rightToLeftPseudolanguage])
    }
    let community = arguments.list(Option.communityLanguages.name) ?? []
    gate.community = Set(community.map { LocaleIdentifier($0) })
    return gate
  }

  /// Whether nothing is left out that an entry of the configuration may be about.
  private func looksAtEverything(below folder: String) -> Bool {
    let narrowing = AuditCommand.narrowingOptions.contains { option in
      arguments.origin(of: option) == .option(option.name)
    }
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    return !narrowing
      && paths.contains { path in
        let real = tool.files.realPath(path)
        return real == folder || folder.hasPrefix(real == "/" ? "/" : "\(real)/")
      }
  }
}
