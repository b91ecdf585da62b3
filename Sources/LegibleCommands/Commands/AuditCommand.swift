import AuditEngine
import AuditModel
import Intake
import Reporting
import TextShaping
import TranslationRules
import ViewTree

/// `legible audit`: looks at everything and says what is wrong.
struct AuditCommand: Command {
  static let usage = CommandUsage(
    name: "audit", summary: "Audits screens in every variant, and all strings.",
    about: """
      Lays out every state of every screen in every language, at all 12 Dynamic Type sizes and in all
      4 pairs of size classes (on the narrowest device of each, unless --devices names others), and
      reports truncated text, missing accessibility labels and traits, small targets and low contrast.
      Checks every translation against its source string. With --locales ar-XB, the right-to-left
      pseudolanguage, screens show the source language in a mirrored layout.
      """,
    operands: [
      .init(
        "[PATH…]",
        "folders or files (default: this folder): .lproj, .strings, .stringsdict, "
          + ".xcstrings, .xliff, .xlf, .po, .xcloc, .screen.json")
    ],
    options: [
      screens, states, .locales, sizes.option, devices, sizeClasses.option, boldText.option,
      largeText.option, formats.option, output, .overwrite,
    ] + RuleSelection.options + [
      glossary, patterns, .source, noHistory, textsOnly, fix, dryRun, failOn.option,
    ] + Option.ofConfiguration + [.font, .jobs, verbose, stats],
    exitCodes: """
      Exit code 0: no finding at or above --fail-on; 1: such findings; 2: the audit is incomplete,
      because a file could not be read as a whole, or something not laid out; 64: invalid arguments.
      """)

  private static let screens = Option(
    "--screens", value: .word("LIST"), repeats: true,
    help: "only these screens, with commas between them; * matches any characters, as in "
      + "'board*'; screens with isAuditedByDefault: false are audited only if they are listed here")
  private static let states = Option(
    "--states", value: .word("LIST"), repeats: true,
    help: "only these states, with commas between them; * matches any characters")
  private static let sizes = Choice(
    "--sizes", "size", amongMany: NamedValue.sizes, help: "only these Dynamic Type sizes")
  private static let sizeClasses = Choice(
    "--size-classes", "size class", amongMany: NamedValue.sizeClasses,
    help: "only these pairs of size classes, horizontal/vertical")
  static let devices = Option.devices(
    help: "these devices in place of the narrowest of each pair of size classes")
  private static let boldText = Choice(
    "--bold-text", "setting",
    among: AuditOptions.BoldText.allCases.map { ($0.rawValue, $0) }, standard: "off",
    help:
      "Bold Text, as people switch it on in Settings: off, on, or each screen without and with it")
  static let largeText = Choice(
    "--large-text", "definition", among: LargeText.allCases.map { ($0.rawValue, $0) },
    standard: LargeText.wcagPoints.rawValue,
    help:
      "from which size on text needs a contrast of 3 to 1 only: apple (18 pt, or bold), wcag-points "
      + "(18 pt, or bold from 14), or css-pixels (24 pt, or bold from 18.66)")
  static let formats = Choice(
    "--format", "format", amongMany: ReporterList.all.map { ($0.format, $0) },
    standard: ["text", "json", "html"],
    help: "the formats of the report; text is printed, the others are files in --output")
  static let output = Option(
    "-o", "--output", value: .word("DIR"), help: "the folder for report files (default: Reports)")
  static let failOn = Choice.failOn(
    "exit code 1 when there is a finding of this severity or higher")
  static let glossary = Option(
    "--glossary", value: .word("FILE"), repeats: true,
    help: "a glossary with approved and forbidden terms: .strings, .csv or .tbx")
  static let patterns = Option(
    "--patterns", value: .word("FILE"), repeats: true,
    help: "a JSON file with rules of your own, as regular expressions")
  private static let noHistory = Option(
    "--no-history", help: "do not search git's history for outdated translations")
  private static let textsOnly = Option(
    "--texts", help: "check strings and translations only, and lay out no screens")
  private static let fix = Option(
    "--fix", help: "apply the fixes that are mechanical and safe to the files, then audit them")
  private static let dryRun = Option(
    "--dry-run", help: "show what --fix would change, and change nothing")
  private static let verbose = Option(
    "--verbose", help: "print every finding, notes too, with all its locations")

  private static let stats = Option(
    "--stats", help: "print how long each part of the audit and each rule took, to standard error")

  /// The options that choose what is laid out.
  static let choiceOfVariants = [
    screens, states, .locales, sizes.option, devices, sizeClasses.option, boldText.option,
  ]

  /// The options that leave out a part of what is audited otherwise.
  static let narrowingOptions =
    [
      screens, states, .locales, sizes.option, devices, sizeClasses.option, textsOnly, noHistory,
      .include,
      .exclude,
    ]
    + RuleSelection.options.filter { $0.name != "--severity" && $0.name != "--with-rules" }

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let formats = try arguments.some(Self.formats)
    let threshold = try arguments.one(Self.failOn)
    let folder = try reportFolder(formats, arguments)
    try requireScreens(arguments)
    let audited = try audited(arguments, drawings: formats.contains { $0 is HTMLReport.Type })
    let report = audited.report
    try write(report, as: formats, into: folder, arguments, note: audited.note)
    for line in TextTimes(report.times).lines { tool.console.writeError(line + "\n") }
    guard audited.isTrustworthy, report.isComplete else { return .untrustworthy }
    guard let threshold else { return .success }
    return report.hasFindings(atOrAbove: threshold) ? .findings : .success
  }

  /// The report of an audit, whether all files could be read, and a note on what was left out.
  func audited(
    _ arguments: Arguments, drawings: Bool
  ) throws(CommandError) -> (report: AuditReport, isTrustworthy: Bool, note: String?) {
    let input = try fixed(try read(arguments), arguments)
    var options = try options(
      arguments, input: input, drawings: drawings)
    options.largeText = try arguments.one(Self.largeText)
    options.measuresTimes = arguments.has(Self.stats.name)
    let selection = try ScreenSelection(arguments, among: input.screens)
    let fonts = try tool.fonts(files: arguments.all("--font"))
    for error in input.screenErrors { tool.console.writeError("legible: \(error)\n") }
    if showsKeys(input) {
      tool.console.writeError(
        "legible: no string tables: screens are measured with their keys in place of the strings, and "
          + "no key counts as missing; name the folder of the app, as in “legible audit path/to/App”\n"
      )
    }
    let facts = try self.facts(arguments, input, options)
    let (audit, isTrustworthy) = audit(
      of: consume input, selection, fonts: fonts, facts: facts, options)
    return (report(of: audit), isTrustworthy, selection.note)
  }

  /// Throws where options choose variants of screens, but no screen is laid out.
  private func requireScreens(_ arguments: Arguments) throws(CommandError) {
    guard arguments.has(Self.textsOnly.name) else { return }
    let choices = [
      Self.screens, Self.states, Self.sizes.option, Self.devices, Self.sizeClasses.option,
      Self.boldText.option,
    ]
    guard let choice = choices.first(where: { arguments.value($0.name) != nil }) else { return }
    throw .usage(
      "\(choice.name) chooses variants of screens, and --texts lays out none; leave out one of them"
    )
  }

  /// The audit of an input, and whether all files could be read. The bytes of the files do not stay
  /// in memory, nor do the strings of exchange files.
  private func audit(
    of input: consuming AuditInput, _ selection: ScreenSelection, fonts: FontLibrary,
    facts: OutsideFacts, _ options: AuditOptions
  ) -> (audit: Audit, isTrustworthy: Bool) {
    let exchanged = ExchangeInput(project: input.files, jobs: options.jobs).read()
    let unread = input.unreadFiles(in: options.locales) + exchanged.compactMap(\.whyUnreadable)
    // Whether a rule reports them is another matter: their strings were not looked at.
    for reason in unread { tool.console.writeError("legible: \(reason.forTerminal)\n") }
    let isTrustworthy = input.screenErrors.isEmpty && unread.isEmpty
    let others = exchanged.flatMap(\.texts).map { $0.skipping(input.skippedLocales) }
    let audit = Audit(
      screens: selection.screens, screenErrors: input.screenErrors,
      project: input.project.completed(by: facts.code),
      fonts: fonts, options: options,
      texts: TextAuditInput(
        facts: facts.adding(exchanged, to: input.project), others: others.map(\.project),
        skipped: (input.skipped + others.flatMap(\.skipped)).sorted()),
      sources: SourceFiles(input.files.found),
      otherFindings: exchanged.flatMap(\.findings))
    return (audit, isTrustworthy)
  }

  private func report(of audit: Audit) -> AuditReport {
    let progress = ProgressLine(console: tool.console)
    defer { progress.clear() }
    return audit.run { progress.show($0) }
  }

  /// The input after what is safe to fix has been fixed, if that is asked for.
  private func fixed(
    _ input: AuditInput, _ arguments: Arguments
  ) throws(CommandError) -> AuditInput {
    guard arguments.has("--fix") else {
      if arguments.has("--dry-run") { throw .usage("--dry-run only goes with --fix") }
      return input
    }
    let options = try options(arguments, input: input, drawings: false)
    let run = FixRun(
      input.files,
      fixer: StringFixer(options: options, facts: try facts(arguments, input, options)))
    let plan = run.plan()
    let report = FixTextReport(plan)
    if arguments.has("--dry-run") {
      tool.console.write(report.dryRun())
      return input
    }
    try CommandError.wrapping { () throws(IntakeError) in try run.write(plan) }
    tool.console.write(report.summary())
    return plan.files.isEmpty ? input : try read(arguments)
  }

  private func read(_ arguments: Arguments) throws(CommandError) -> AuditInput {
    let named =
      (arguments.list("--locales") ?? []).map { LocaleIdentifier($0) }
      + arguments.operands.compactMap(\.namedLocale)
    let ignored = arguments.list(Option.ignoredLanguages.name) ?? []
    return try AuditInput(
      paths: arguments.operands, tool: tool, source: arguments.sourceLocale,
      skipping: .tests(besides: named).ignoring(ignored.map { LocaleIdentifier($0) }),
      isOfBuilt: true, withScreens: !arguments.has("--texts"),
      filter: try arguments.pathFilter(tool))
  }

  private func facts(
    _ arguments: Arguments, _ input: AuditInput, _ options: AuditOptions
  ) throws(CommandError) -> OutsideFacts {
    var wanted = OutsideFactsReader.Wanted()
    wanted.glossaries = arguments.all("--glossary")
    wanted.patterns = arguments.all("--patterns")
    wanted.history = !arguments.has("--no-history")
    wanted.absentLanguages = arguments.list("--locales") == nil
    wanted.requiredLanguages = arguments.requiredLanguages
    wanted.includes = { options.rules.includes($0) }
    let reader = OutsideFactsReader(
      of: input.files, tables: input.project, in: tool.files, wanted: wanted)
    return try CommandError.wrapping { () throws(IntakeError) in
      try reader.facts { [console = tool.console] in console.readInput() }
    }
  }

  private func options(
    _ arguments: Arguments, input: AuditInput, drawings: Bool
  ) throws(CommandError) -> AuditOptions {
    let devices = try arguments.list("--devices").map(NamedDevice.select)
    let sizeClasses = try arguments.some(Self.sizeClasses)
    if let devices, !devices.contains(where: { sizeClasses.contains($0.device.sizeClasses) }) {
      throw .usage("no device of --devices has the size classes of --size-classes")
    }
    let locales = try arguments.list("--locales").map { names throws(CommandError) in
      try input.locales(named: names)
    }
    if arguments.has(Self.textsOnly.name), let locales, !locales.isEmpty,
      locales.allSatisfy(input.project.isPseudolanguage)
    {
      throw .usage(
        "\(locales[0].identifier) is a layout of screens and has no strings; leave out --texts")
    }
    var options = AuditOptions(
      locales: locales,
      dynamicTypeSizes: try arguments.some(Self.sizes), devices: devices,
      sizeClasses: sizeClasses, boldText: try arguments.one(Self.boldText),
      jobs: try arguments.jobs(),
      rules: try rules(arguments, input), drawings: drawings)
    try Decisions(arguments, input, tool).apply(to: &options)
    return options
  }

  /// The rules that take part: before an app has a string table, its keys are missing in none.
  private func rules(
    _ arguments: Arguments, _ input: AuditInput
  ) throws(CommandError) -> RuleSelection {
    var rules = try RuleSelection(arguments)
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

  /// The folder for report files, in which none but those of earlier audits are replaced.
  private func reportFolder(
    _ formats: [any Reporter.Type], _ arguments: Arguments
  ) throws(CommandError) -> String {
    let names = formats.compactMap { $0.fileName }
    let folder = arguments.value("-o") ?? "Reports"
    guard folder != "-" else {
      throw .usage(
        "-o takes a folder here: a report on standard output is that of --format text alone")
    }
    let guarding = arguments.outputGuard(tool)
    try CommandError.wrapping { () throws(IntakeError) in
      for name in names {
        try guarding.requireReplaceable(FilePath.join(folder, name), where: ReportFile.isOne)
      }
    }
    return folder
  }

  private func write(
    _ report: AuditReport, as formats: [any Reporter.Type], into folder: String,
    _ arguments: Arguments, note: String?
  ) throws(CommandError) {
    var options = ReportOptions(tool: tool.identity)
    options.style = tool.usesColor ? .colored : .plain
    options.isVerbose = arguments.has("--verbose")
    let hasFullReport = formats.contains { $0.fileName == JSONReport.fileName }
    options.fullReport = hasFullReport ? "\(folder)/report.json" : nil
    options.note = note
    for format in formats {
      let reporter = format.init(report, options)
      if let name = format.fileName {
        try save(reporter, to: "\(folder)/\(name)")
      } else {
        reporter.write { [console = tool.console] part in console.write(part) }
      }
    }
  }

  private func save(_ reporter: some Reporter, to path: String) throws(CommandError) {
    do {
      try tool.files.write(to: path) { reporter.write(to: $0) }
    } catch {
      throw .input("\(path): cannot be written; check the folder, or name one with --output")
    }
    tool.console.writeError("wrote \(path)\n")
  }
}

extension AuditInput {
  /// Why strings of some languages, or of all, are not audited: the first problem of each file.
  fileprivate func unreadFiles(in locales: [LocaleIdentifier]?) -> [String] {
    let audited = locales.map { $0 + [project.sourceLocale] }
    var known: Set<String> = []
    return project.problems.filter { problem in
      (audited.map(problem.hidesTexts) ?? problem.kind.hidesTexts)
        && known.insert(problem.location.file).inserted
    }.map { "\($0); it was not audited as a whole" }
  }
}

extension ExchangeAudit.Outcome {
  /// Why nothing could be read of an exchange file; nil when it could be read.
  fileprivate var whyUnreadable: String? {
    guard isUnreadable, let first = findings.first else { return nil }
    let advice = first.suggestion.map { "; \($0)" } ?? ""
    return "\(first.location): \(first.message)\(advice); it was not audited"
  }
}

extension String {
  /// The language of a path to its folder, or to a table in it.
  fileprivate var namedLocale: LocaleIdentifier? {
    let folder = split(separator: "/").last { $0.hasSuffix(".lproj") }
    return folder.map { LocaleIdentifier(String($0.dropLast(6))) }
  }
}
