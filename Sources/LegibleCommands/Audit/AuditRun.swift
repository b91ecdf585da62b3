import AuditEngine
import AuditModel
import Intake
import Reporting
import Terminology
import TextShaping
import TranslationRules
import ViewTree

/// The run of an audit, with the input and the options of a call.
struct AuditRun {
  private let arguments: Arguments
  private let tool: CommandLineTool
  /// The results that two revisions share; nil where one is audited.
  private let caches: AuditCaches?

  /// Takes a call; audits of two revisions share what is the same in both.
  init(_ arguments: Arguments, _ tool: CommandLineTool, caches: AuditCaches? = nil) {
    self.arguments = arguments
    self.tool = tool
    self.caches = caches ?? (arguments.has(Option.newSince.name) ? AuditCaches() : nil)
  }

  /// The report of an audit, and what is known of how it was made.
  struct Outcome {
    let report: AuditReport
    /// A note on the screens that were left out.
    let note: String?
    /// The part of everything that was looked at.
    let scope: AuditScope
    /// The folder that paths of the report begin at.
    let root: String
    /// The language that the app is written in.
    let sourceLocale: LocaleIdentifier
    /// The files of which something could not be read.
    let unreadFiles: Set<String>

    /// Whether nothing that was looked for could not be looked at.
    var isComplete: Bool { report.hasReadAllFiles && report.isComplete }
  }

  /// Everything that an audit takes.
  struct Prepared {
    let input: AuditInput
    let selection: ScreenSelection
    let fonts: FontLibrary
    let facts: OutsideFacts
    var options: AuditOptions
    /// The statistics of languages; nil where they are learned for one audit only.
    var models: LanguageModels?
  }

  /// Reads the input, fixes it if that is asked for, and audits it.
  ///
  /// - Parameters:
  ///   - drawings: whether findings come with a drawing.
  ///   - decides: whether the decisions of the configuration count: about findings, and about which
  ///     rules take part.
  func outcome(drawings: Bool = false, decides: Bool = true) throws(CommandError) -> Outcome {
    outcome(of: try prepared(drawings: drawings, decides: decides))
  }

  /// Reads the input, and fixes it if that is asked for.
  func prepared(drawings: Bool = false, decides: Bool = true) throws(CommandError) -> Prepared {
    let input = try fixed(
      try tool.naming("reading the project") { () throws(CommandError) in try read() })
    var options = try options(input, drawings: drawings, decides: decides)
    options.largeText = try arguments.one(AuditOption.largeText)
    options.measuresTimes = arguments.has(AuditOption.stats.name)
    // A screen that cannot be read is the reason that none has its name.
    for error in input.screenErrors { tool.console.writeError("legible: \(error)\n") }
    let selection = try ScreenSelection(arguments, among: input.screens)
    let fonts = try tool.fonts(files: arguments.all("--font"))
    if showsKeys(input) {
      tool.console.writeError(
        "legible: no string tables: screens are measured with their keys in place of the strings, and "
          + "no key counts as missing; name the folder of the app, as in “legible audit path/to/App”\n"
      )
    }
    if decides {
      try Decisions(arguments, input, tool).apply(to: &options)
      try EarlierFindings(arguments, tool, caches, screens: selection.screens).add(
        to: &options.policy)
    }
    options.change = try ChangesSince(arguments, tool)?
      .part(of: input, accepted: options.policy.accepted)
    options.policy.scope.hasAllStrings = options.change == nil
    let facts = try self.facts(input, options)
    return Prepared(
      input: input, selection: selection, fonts: fonts, facts: facts, options: options)
  }

  /// The audit of an input. The bytes of the files do not stay in memory, nor do the strings of exchange
  /// files.
  func audit(of prepared: consuming Prepared) -> PreparedAudit {
    var options = prepared.options
    let (selection, fonts, facts) = (prepared.selection, prepared.fonts, prepared.facts)
    let models = prepared.models
    let input = (consume prepared).input
    let root = input.files.root.folder
    let app = input.files.found.appName
    let sourceLocale = input.project.sourceLocale
    let exchanged = ExchangeInput(project: input.files, jobs: options.jobs).read()
    let change = options.change
    let unread = (input.unreadFiles(in: options.locales) + exchanged.compactMap(\.unreadFile))
      .filter { change?.files.contains($0.location.file) ?? true }
    // Whether a rule reports them is another matter: their strings were not looked at.
    for file in unread { tool.console.writeError("legible: \(file.reason.forTerminal)\n") }
    let hasAllScreens = input.screenErrors.allSatisfy { error in
      !(change?.files.contains(error.location.file) ?? true)
    }
    options.policy.scope.isTrustworthy = hasAllScreens && unread.allSatisfy { $0.locale != nil }
    options.policy.scope.unreadLocales = Set(unread.compactMap(\.locale))
    let others = exchanged.flatMap(\.texts).map { $0.skipping(input.skippedLocales) }
    let large = (facts.code?.unread ?? []).map {
      SkippedFile($0, reason: "it has more than 4 MB, so its code is not read")
    }
    let texts = TextAuditInput(
      facts: facts.adding(exchanged, to: input.project), others: others.map(\.project),
      skipped: (input.skipped + others.flatMap(\.skipped) + large).sorted(), models: models)
    let audit = Audit(
      screens: selection.screens, screenErrors: input.screenErrors,
      project: input.project.completed(by: facts.code),
      fonts: fonts, options: options,
      texts: texts, sources: SourceFiles(input.files.found),
      otherFindings: exchanged.flatMap(\.findings))
    return PreparedAudit(
      audit: audit, hasAllScreens: hasAllScreens, unread: unread,
      unreadScreens: Set(input.screenErrors.map(\.location.file)), note: selection.note,
      scope: options.policy.scope, root: root, app: app, sourceLocale: sourceLocale)
  }

  /// The outcome of the audit of an input.
  func outcome(of prepared: consuming Prepared) -> Outcome {
    let audit = audit(of: consume prepared)
    return audit.outcome(report(of: audit.audit))
  }

  private func report(of audit: Audit) -> AuditReport {
    let progress = ProgressLine("checking strings and screens", console: tool.console)
    defer { progress.clear() }
    return audit.run { progress.show($0) }
  }

  /// The input after what is safe to fix has been fixed, if that is asked for.
  private func fixed(_ input: AuditInput) throws(CommandError) -> AuditInput {
    guard arguments.has("--fix") else {
      if arguments.has("--dry-run") { throw .usage("--dry-run only goes with --fix") }
      return input
    }
    let options = try options(input, drawings: false)
    let run = FixRun(
      input.files,
      fixer: StringFixer(options: options, facts: try facts(input, options)))
    let plan = run.plan()
    let report = FixTextReport(plan)
    if arguments.has("--dry-run") {
      tool.console.write(report.dryRun())
      return input
    }
    try CommandError.wrapping { () throws(IntakeError) in try run.write(plan) }
    tool.console.write(report.summary())
    return plan.files.isEmpty ? input : try read()
  }

  private func read() throws(CommandError) -> AuditInput {
    let named =
      (arguments.list("--locales") ?? []).map { LocaleIdentifier($0) }
      + arguments.operands.compactMap(\.namedLocale)
    let ignored = (arguments.list(Option.ignoredLanguages.name) ?? []).map { LocaleIdentifier($0) }
    let input = try input(skipping: .tests(besides: named).ignoring(ignored))
    try refuseContradiction(among: ignored)
    try refuseSource(among: ignored, input)
    return input
  }

  private func input(skipping locales: SkippedLocales) throws(CommandError) -> AuditInput {
    try AuditInput(
      paths: arguments.operands, tool: tool, source: arguments.sourceLocale, skipping: locales,
      isOfBuilt: true, withScreens: !arguments.has("--texts"),
      filter: try arguments.pathFilter(tool), jobs: try arguments.jobs())
  }

  /// A language that decides cannot be left out; a configuration alone is refused when it is read.
  private func refuseContradiction(among ignored: [LocaleIdentifier]) throws(CommandError) {
    let required = arguments.list(Option.requiredLanguages.name) ?? []
    for word in required where ignored.contains(LocaleIdentifier(word)) {
      throw .usage(
        "“\(word)” is a required language and an ignored one; leave it out of "
          + "\(Option.requiredLanguages.name) or \(Option.ignoredLanguages.name)")
    }
  }

  /// Every translation is compared with the source language. Where English is left out, another language seems to be
  /// it, so that the project is read with English once more.
  private func refuseSource(
    among ignored: [LocaleIdentifier], _ input: AuditInput
  ) throws(CommandError) {
    var source = input.project.sourceLocale
    if ignored.contains(where: { $0.language == "en" }) {
      source = try self.input(skipping: .none).project.sourceLocale
    }
    guard ignored.contains(source) else { return }
    let origin = arguments.origin(of: .ignoredLanguages)?.text ?? Option.ignoredLanguages.name
    throw .input(
      "\(origin): “\(source)” is the source language, which cannot be ignored".forTerminal)
  }

  private func facts(
    _ input: AuditInput, _ options: AuditOptions
  ) throws(CommandError) -> OutsideFacts {
    var wanted = OutsideFactsReader.Wanted()
    wanted.glossaries = arguments.all("--glossary")
    wanted.patterns = arguments.all("--patterns")
    wanted.histories = caches?.histories
    wanted.codes = caches?.codes
    wanted.history = !arguments.has("--no-history") && !(options.change?.strings.isEmpty ?? false)
    wanted.code = !(options.change?.isEmpty ?? false)
    wanted.absentLanguages =
      arguments.list("--locales") == nil && options.policy.scope.hasAllFiles
    let source = input.project.tables.first { $0.locale == input.project.sourceLocale }
    wanted.requiredLanguages = arguments.requiredLanguages(
      ofCallAt: SourceLocation(file: source?.file ?? "", line: 1, column: 1))
    wanted.includes = { options.rules.includes($0) }
    let reader = OutsideFactsReader(
      of: input.files, tables: input.project, in: tool.files, wanted: wanted)
    return try tool.naming("reading code and history") { () throws(CommandError) in
      try CommandError.wrapping { () throws(IntakeError) in
        try reader.facts { [console = tool.console] in console.readInput() }
      }
    }
  }

  private func options(
    _ input: AuditInput, drawings: Bool, decides: Bool = true
  ) throws(CommandError) -> AuditOptions {
    let devices = try arguments.list("--devices").map(NamedDevice.select)
    let sizeClasses = try arguments.some(AuditOption.sizeClasses)
    if let devices, !devices.contains(where: { sizeClasses.contains($0.device.sizeClasses) }) {
      throw .usage("no device of --devices has the size classes of --size-classes")
    }
    let locales = try arguments.list("--locales").map { names throws(CommandError) in
      try input.locales(named: names)
    }
    if arguments.has(AuditOption.textsOnly.name), let locales, !locales.isEmpty,
      locales.allSatisfy(input.project.isPseudolanguage)
    {
      throw .usage(
        "\(locales[0].identifier) is a layout of screens and has no strings; leave out --texts")
    }
    return AuditOptions(
      locales: locales,
      dynamicTypeSizes: try arguments.some(AuditOption.sizes), devices: devices,
      sizeClasses: sizeClasses, boldText: try arguments.one(AuditOption.boldText),
      jobs: try arguments.jobs(),
      rules: try rules(input, decides: decides), drawings: drawings)
  }

  /// The rules that take part: before an app has a string table, its keys are missing in none.
  private func rules(
    _ input: AuditInput, decides: Bool
  ) throws(CommandError) -> RuleSelection {
    var rules = try RuleSelection(arguments, decides: decides)
    if showsKeys(input) { rules.without.insert("text-key-missing") }
    // The tables around a screen were not named: it shows their strings, and they are not audited.
    if input.files.found.isOfScreensAlone, rules.only == nil {
      for rule in TranslationRuleList.all where !rules.with.contains(rule.description.id) {
        rules.without.insert(rule.description.id)
      }
    }
    return rules
  }

  /// Whether screens show their keys, as those of an app without a string table do.
  private func showsKeys(_ input: AuditInput) -> Bool {
    !tool.screensNeedStrings && input.project.tables.isEmpty && !input.screens.isEmpty
  }
}

extension AuditRun.Outcome {
  /// Throws when all rules that took part look at screens, of which there are none: that nothing was found would
  /// say nothing.
  func requireChecks() throws(CommandError) {
    let rules = report.outcomes.map(\.rule)
    guard isComplete, report.matrix.screens.isEmpty, report.narrowing == nil, !rules.isEmpty,
      rules.allSatisfy(RuleList.screenRuleIDs.contains)
    else { return }
    throw .input(
      "0 screens found, and the rules that take part check screens only: nothing was checked; add "
        + ".screen.json files, or name other rules with --rules")
  }
}

extension String {
  /// The language of a path to its folder, or to a table in it.
  fileprivate var namedLocale: LocaleIdentifier? {
    let folder = split(separator: "/").last { $0.hasSuffix(".lproj") }
    return folder.map { LocaleIdentifier(String($0.dropLast(6))) }
  }
}
