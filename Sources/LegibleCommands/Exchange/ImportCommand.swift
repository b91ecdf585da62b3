import AuditEngine
import AuditModel
import Exchange
import Intake
import Reporting
import TextShaping

/// `legible import`: takes what came back from the translators, if it does no harm.
struct ImportCommand: Command {
  static let usage = CommandUsage(
    name: "import", summary: "Imports translations from exchange files.",
    about: """
      Imports translations from XLIFF, PO, CSV, TMX and xcloc, matched by file and key. Each is
      checked first, also on the screens that show it. A translation that breaks a format specifier,
      is truncated, or belongs to a source string that has changed since the export is rejected and
      reported. All others are written: all files or none, and none when one of them is saved
      meanwhile. An import that was interrupted is finished with --resume, or taken back with --abort.
      A folder with a manifest stands for the files that this lists.
      """,
    operands: [
      .init(
        "[PATH…]",
        "translated XLIFF, PO, CSV, TMX or xcloc files, folders of them, or zip and tar "
          + "archives; - is standard input")
    ],
    options: [
      Option(
        "--into", value: .word("PROJECT"),
        help: "the folder of the project (default: this folder)"),
      Option("--dry-run", help: "show what would change, and write nothing"),
      Option("--resume", help: "finish an import into PROJECT that was interrupted"),
      Option("--abort", help: "take back an import into PROJECT that was interrupted"),
      accept.option, rejected, .overwrite, report.option,
      failOn.option, Option("--verbose", help: "print all diagnostics, notes too"), .source, .font,
      .jobs,
    ],
    exitCodes: """
      Exit code 0: no diagnostic at or above --fail-on; 1: such diagnostics; 2: a file cannot be
      read and was left out, or nothing could be written; 64: invalid arguments.
      """)

  static let changesProjects = true

  private static let accept = Choice(
    "--accept", "problem",
    amongMany: ImportGate.AcceptedProblem.allCases.map { ($0.rawValue, $0) }, standard: [],
    help: "import what a check rejects: translations that need review, into files that cannot say "
      + "so (needs-review), translations that are truncated on a screen (cut-off), or those in another "
      + "language than their file says (other-language)")
  private static let rejected = Option(
    "--rejected", value: .word("FILE"),
    help: "write the rejected strings to this file, as XLIFF 1.2 with the reasons as notes")
  private static let report = Choice(
    "--report", "format", among: ["text", "json"].map { ($0, $0) }, standard: "text",
    help: "the format of the report on standard output")
  private static let failOn = Choice.failOn(
    "exit code 1 when there is a diagnostic of this severity or higher; errors are rejected "
      + "translations, warnings are imported ones to review")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    if let recovery = try InterruptedImportRun(arguments, tool) { return try recovery.run() }
    guard !arguments.operands.isEmpty else {
      throw .usage("name the translated files: legible import de.xliff; - is standard input")
    }
    let accepted = Set(try arguments.some(Self.accept))
    let threshold = try arguments.one(Self.failOn)
    let isJSON = try arguments.one(Self.report) == "json"
    let input = try tool.exchangeProject(
      in: arguments.value("--into"), source: arguments.sourceLocale,
      jobs: try arguments.jobs())
    var delivery = ReturnedFileReader(
      tool.files, reader: tool.exchangeFiles(shownFrom: input.input.root)
    ).read(arguments.operands)
    delivery.leaveOutOtherSpellings(ofLanguagesIn: input.project)
    try say(delivery, beside: input)
    let incoming = delivery.files.flatMap(\.document.returnedFiles)
    var plan = try plan(incoming, into: input, accepting: accepted, arguments)
    plan.diagnostics += delivery.files.flatMap(\.document.unnamedUnits).map(
      ImportDiagnostic.init(unnamed:))
    let rejections = try RejectionFile(arguments, tool, of: input)
    if !arguments.has("--dry-run") {
      try CommandError.wrapping { () throws(IntakeError) in try input.write(plan.files) }
      try rejections?.write(RejectedStrings(incoming, plan, project: input.project))
    }
    tool.console.write(
      isJSON
        ? ImportJSONReport(plan, isDryRun: arguments.has("--dry-run")).render()
        : text(of: plan, arguments))
    guard delivery.unread.isEmpty, input.obstacles.isEmpty else { return .untrustworthy }
    guard let threshold else { return .success }
    return plan.diagnostics.contains { $0.severity >= threshold } ? .findings : .success
  }

  /// Says what was left out; throws when nothing is left.
  private func say(
    _ delivery: ReturnedFileReader.Delivery, beside input: ExchangeProject
  ) throws(CommandError) {
    if delivery.files.isEmpty, delivery.unread.count == 1, let only = delivery.unread.first {
      throw .input("\(only)")
    }
    tool.report(warnings: delivery.warnings)
    for problem in delivery.unread.map(\.description) + input.obstacles.map(\.description) {
      tool.console.writeError("legible: \(problem.forTerminal); it was left out\n")
    }
    for path in delivery.missing {
      tool.console.writeError(
        "legible: \(path.forTerminal): the manifest lists it, and it is not there\n")
    }
    for incoming in delivery.files {
      tool.console.writeError(
        LossTextReport(incoming.document.files.flatMap(\.losses), of: incoming.path).render())
    }
    if delivery.files.isEmpty {
      throw .input("none of the files can be read, so nothing was imported")
    }
  }

  private func text(of plan: ImportPlan, _ arguments: Arguments) -> String {
    let report = ImportTextReport(plan, isVerbose: arguments.has("--verbose"))
    return arguments.has("--dry-run") ? report.dryRun() : report.summary()
  }

  private func plan(
    _ incoming: [ReturnedFile], into input: ExchangeProject,
    accepting accepted: Set<ImportGate.AcceptedProblem>, _ arguments: Arguments
  ) throws(CommandError) -> ImportPlan {
    let tables = input.texts()
    let found = ProjectScreens(
      of: input.input, known: tool.screens, needStrings: tool.screensNeedStrings
    ) { key, table in
      tables.tables.contains { $0.name == table && $0[key] != nil }
    }
    let checks = TranslationGate(
      screens: found.screens.filter(\.isAuditedByDefault),
      fonts: try tool.fonts(files: arguments.all("--font")), jobs: try arguments.jobs())
    let progress = ProgressLine("measuring the screens", console: tool.console)
    defer { progress.clear() }
    return ImportGate(input, before: tables, accepting: accepted, checks: checks) {
      progress.show($0)
    }.plan(incoming)
  }
}
