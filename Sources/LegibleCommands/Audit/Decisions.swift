import AuditEngine
import AuditModel
import Configuration
import Intake
import TranslationRules

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
    let baseline = arguments.baseline
    options.policy.baseline = baseline?.contents
    options.policy.isRatchet = arguments.has(Option.ratchet.name)
    let root = input.files.root.folder
    let folder = arguments.configuration?.folder ?? baseline?.folder ?? root
    options.policy.scope = scope(below: folder)
    options.policy.accepted = input.files.acceptingComments()
    options.policy.today = tool.today
    guard let configuration = arguments.configuration else { return }
    options.policy.overrides = configuration.contents.overrides
    options.policy.offElsewhere = try options.rules.allowOverrides(configuration.contents.overrides)
    options.policy.accepted += configuration.contents.accepted
    options.policy.folder = PolicyFolder(folder: configuration.folder, root: root)
    warnOfIdleOverrides(options.policy)
  }

  /// Reports overrides that are for nothing, where all of the project is looked at.
  private func warnOfIdleOverrides(_ policy: FindingPolicy) {
    guard policy.scope.hasAllFiles, policy.scope.hasAllScreens, policy.scope.hasAllLanguages,
      input.screenErrors.isEmpty
    else { return }
    let idle = IdleOverrides(input, folder: policy.folder)
    for warning in policy.overrides.compactMap(idle.warning) {
      tool.console.writeError("legible: warning: \(warning.forTerminal)\n")
    }
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

  /// The part of everything that the call looks at.
  private func scope(below folder: String) -> AuditScope {
    var scope = AuditScope()
    scope.hasAllFiles = namesAll(below: folder) && !narrows([.include, .exclude])
    scope.hasAllRules = !narrows(RuleSelection.narrowingOptions)
    scope.hasWholeMatrix = !narrows(AuditOption.optionsOfMatrix)
    scope.hasAllScreens = !narrows([AuditOption.screens, AuditOption.textsOnly])
    if arguments.has(AuditOption.noHistory.name)
      || !SourceHistory.isWhole(below: input.files.root.folder)
    {
      scope.blindRules = [SourceChangedRule.description.id]
    }
    // Where files are left out, those that were laid out decide which languages a screen has.
    scope.hasAllLanguages = scope.hasAllFiles && !narrows([.locales, .ignoredLanguages])
    return scope
  }

  /// Whether the call, and not the configuration, has one of some options.
  private func narrows(_ options: [Option]) -> Bool {
    options.contains { arguments.origin(of: $0) == .option($0.name) }
  }

  /// Whether the named paths hold all of a folder.
  private func namesAll(below folder: String) -> Bool {
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    return paths.contains { path in
      let real = tool.files.realPath(path)
      return real == folder || folder.hasPrefix(real == "/" ? "/" : "\(real)/")
    }
  }
}
