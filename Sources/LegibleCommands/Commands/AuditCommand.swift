import AuditEngine
import AuditModel
import Foundation
import Intake
import Reporting
import TextShaping
import TranslationRules

/// `legible audit`: looks at everything and says what is wrong.
struct AuditCommand {
  private let tool: CommandLineTool

  private static let options =
    [
      "--screens", "--states", "--locales", "--sizes", "--size-classes", "--format", "--output",
      "--fail-on", "--font", "--jobs",
    ] + Arguments.sourceOptions + RuleSelection.options + ["--glossary", "--patterns"]

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(
      words, options: Self.options,
      flags: ["--verbose", "--fix", "--dry-run", "--no-history", "--texts"],
      command: "audit")
    let formats = try NamedValue.select(
      arguments.list("--format") ?? ["text", "json", "html"], kind: "format",
      among: ReporterList.all.map { ($0.format, $0) })
    let threshold = try threshold(arguments)
    let input = try mended(try read(arguments), arguments)
    let options = try options(
      arguments, input: input, drawings: formats.contains { $0 is HTMLReport.Type })
    let selection = try ScreenSelection(arguments, among: input.screens)
    let fonts = try tool.fonts(files: arguments.all("--font"))
    for error in input.screenErrors { tool.console.writeError("legible: \(error)\n") }
    let (report, isTrustworthy) = report(
      on: input, selection, fonts: fonts, facts: try self.facts(arguments, input, options), options)
    try write(report, as: formats, arguments, remark: selection.remark)
    guard isTrustworthy else { return .untrustworthy }
    guard let threshold else { return .success }
    return report.hasFindings(atOrAbove: threshold) ? .findings : .success
  }

  /// What there is to say, and whether all was looked at; of the texts of files for translators nothing
  /// stays in memory.
  private func report(
    on input: AuditInput, _ selection: ScreenSelection, fonts: FontLibrary, facts: OutsideFacts,
    _ options: AuditOptions
  ) -> (report: AuditReport, isTrustworthy: Bool) {
    let exchanged = ExchangeInput(project: input.files, jobs: options.jobs).read()
    let isTrustworthy =
      input.screenErrors.isEmpty && !exchanged.contains(where: \.isUnreadable)
      && !input.project.problems.contains { $0.kind == .unreadableFile }
    let audit = Audit(
      screens: selection.screens, screenErrors: input.screenErrors, project: input.project,
      fonts: fonts, options: options,
      texts: TextAuditInput(facts: facts, others: exchanged.flatMap(\.texts)),
      sources: SourceFiles(input.files.found),
      otherFindings: exchanged.flatMap(\.findings))
    let progress = ProgressLine(console: tool.console)
    defer { progress.clear() }
    return (audit.run { progress.show($0) }, isTrustworthy)
  }

  /// The texts after what is mechanical in them has been mended, when that is asked for.
  private func mended(
    _ input: AuditInput, _ arguments: Arguments
  ) throws(CommandError) -> AuditInput {
    guard arguments.has("--fix") else {
      if arguments.has("--dry-run") { throw .usage("--dry-run only goes with --fix") }
      return input
    }
    let options = try options(arguments, input: input, drawings: false)
    let run = MendingRun(
      project: input.files,
      mender: TextMender(options: options, facts: try facts(arguments, input, options)))
    let report = run.plan()
    let isDryRun = arguments.has("--dry-run")
    if !isDryRun { try run.write(report) }
    tool.console.write(report.text(isDryRun: isDryRun))
    return isDryRun || report.files.isEmpty ? input : try read(arguments)
  }

  private func read(_ arguments: Arguments) throws(CommandError) -> AuditInput {
    try AuditInput(
      paths: arguments.operands, tool: tool, source: arguments.sourceLocale,
      withScreens: !arguments.has("--texts"))
  }

  private func facts(
    _ arguments: Arguments, _ input: AuditInput, _ options: AuditOptions
  ) throws(CommandError) -> OutsideFacts {
    var wanted = OutsideFactsReader.Wanted()
    wanted.glossaries = arguments.all("--glossary")
    wanted.patterns = arguments.all("--patterns")
    wanted.history = !arguments.has("--no-history")
    wanted.absentLanguages = arguments.list("--locales") == nil
    wanted.includes = { options.rules.includes($0) }
    let reader = OutsideFactsReader(
      of: input.files, tables: input.project, in: tool.files, wanted: wanted)
    return try CommandError.wrapping { () throws(IntakeError) in
      try reader.facts { [console = tool.console] in console.readInput() }
    }
  }

  private func threshold(_ arguments: Arguments) throws(CommandError) -> Severity? {
    let names: [(name: String, value: Severity?)] = [
      ("error", .error), ("warning", .warning), ("note", .note), ("never", nil),
    ]
    return try NamedValue.find(
      arguments.value("--fail-on") ?? "error", kind: "threshold", among: names)
  }

  private func options(
    _ arguments: Arguments, input: AuditInput, drawings: Bool
  ) throws(CommandError) -> AuditOptions {
    AuditOptions(
      locales: try arguments.list("--locales").map { names throws(CommandError) in
        try input.locales(named: names)
      },
      dynamicTypeSizes: try NamedValue.select(
        arguments.list("--sizes"), kind: "size", among: NamedValue.sizes),
      sizeClasses: try NamedValue.select(
        arguments.list("--size-classes"), kind: "size class", among: NamedValue.sizeClasses),
      jobs: try jobs(arguments), rules: try RuleSelection(arguments), drawings: drawings)
  }

  private func jobs(_ arguments: Arguments) throws(CommandError) -> Int? {
    guard let value = arguments.value("--jobs") else { return nil }
    guard let jobs = Int(value), (1...1024).contains(jobs) else {
      throw .usage("--jobs takes a number from 1 to 1024, not “\(value)”")
    }
    return jobs
  }

  private func write(
    _ report: AuditReport, as formats: [any Reporter.Type], _ arguments: Arguments,
    remark: String?
  ) throws(CommandError) {
    let folder = arguments.value("--output") ?? "Reports"
    var options = ReportOptions(
      tool: ToolIdentity(name: "legible", version: CommandLineTool.version))
    options.style = tool.usesColor ? .colored : .plain
    options.isVerbose = arguments.has("--verbose")
    options.fullReport = "\(folder)/report.json"
    options.remark = remark
    for format in formats {
      let text = format.init(report, options).render()
      if let name = format.fileName {
        try save(text, to: "\(folder)/\(name)")
      } else {
        tool.console.write(text)
      }
    }
  }

  private func save(_ text: String, to path: String) throws(CommandError) {
    do {
      try tool.files.write(Data(text.utf8), to: path)
    } catch {
      throw .input("\(path): cannot be written; check the folder, or name one with --output")
    }
    tool.console.writeError("wrote \(path)\n")
  }
}
