import AuditEngine
import AuditModel
import Exchange
import Intake
import Reporting
import TextShaping

/// `legible import`: takes what came back from the translators, if it does no harm.
struct ImportCommand {
  private let tool: CommandLineTool

  private static let options = [
    "--into", "--accept", "--source", "--source-language", "--fail-on", "--font",
  ]

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(
      words, options: Self.options, flags: ["--dry-run", "--verbose"], command: "import")
    guard !arguments.operands.isEmpty else {
      throw .usage("name the files that came back: legible import de.xliff; - is standard input")
    }
    let accepted = try Acceptance(arguments)
    let threshold = try Threshold.named(arguments)
    let input = try tool.exchangeProject(
      in: arguments.value("--into"), source: arguments.sourceLocale)
    try input.requireReadable("nothing was imported")
    let incoming = try read(arguments.operands, beside: input)
    let plan = try gate(input, accepted, arguments).plan(incoming.flatMap(\.document.files))
    let report = ImportTextReport(plan, isVerbose: arguments.has("--verbose"))
    tool.console.write(arguments.has("--dry-run") ? report.dryRun() : report.summary())
    if !arguments.has("--dry-run") {
      try CommandError.wrapping { () throws(IntakeError) in try input.write(plan.files) }
    }
    guard let threshold else { return .success }
    return plan.remarks.contains { $0.severity >= threshold } ? .findings : .success
  }

  /// Nothing is taken from a delivery in which a file cannot be read.
  private func read(
    _ paths: [String], beside project: ExchangeProject
  ) throws(CommandError) -> [ExchangeFileReader.Incoming] {
    let reader = tool.exchangeFiles(shownFrom: project.input.root)
    var result: [ExchangeFileReader.Incoming] = []
    for path in paths {
      let incoming = try CommandError.wrapping { () throws(IntakeError) in try reader.read(path) }
      if let problem = incoming.document.fatalProblems.first {
        throw .input("\(problem.description.forTerminal); nothing was imported")
      }
      result.append(incoming)
    }
    return result
  }

  private func gate(
    _ input: ExchangeProject, _ accepted: Acceptance, _ arguments: Arguments
  ) throws(CommandError) -> ImportGate {
    let tables = input.texts()
    let found = ProjectScreens(of: input.input, known: tool.screens) { key, table in
      tables.tables.contains { $0.name == table && $0[key] != nil }
    }
    return ImportGate(
      input: input, before: tables, accepted: accepted,
      checks: TranslationGate(
        screens: found.screens.filter(\.isAuditedByDefault),
        fonts: try tool.fonts(files: arguments.all("--font"))),
      progress: ProgressLine(console: tool.console))
  }
}

/// What is taken though a check objects to it.
struct Acceptance {
  /// Whether translations that somebody should look at are taken into files that cannot say so.
  private(set) var needsReview = false
  /// Whether translations that are cut off on a screen are taken.
  private(set) var cutOff = false

  init(_ arguments: Arguments) throws(CommandError) {
    for name in arguments.list("--accept") ?? [] {
      switch name {
      case "needs-review": needsReview = true
      case "cut-off": cutOff = true
      default:
        throw .usage("--accept takes needs-review and cut-off, not “\(name)”")
      }
    }
  }
}

/// From which severity on a command fails.
enum Threshold {
  /// The severity that `--fail-on` names, error unless it is given; none for `never`.
  static func named(_ arguments: Arguments) throws(CommandError) -> Severity? {
    let names: [(name: String, value: Severity?)] = [
      ("error", .error), ("warning", .warning), ("note", .note), ("never", nil),
    ]
    return try NamedValue.find(
      arguments.value("--fail-on") ?? "error", kind: "threshold", among: names)
  }
}
