import AuditEngine
import AuditModel
import Exchange
import Foundation
import Localization
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
    let input = try ProjectInput(
      folder: arguments.value("--into"), sourceLocale: arguments.sourceLocale, tool: tool)
    try input.requireReadable("nothing was imported")
    let incoming = try read(arguments.operands)
    let plan = try gate(input, accepted, arguments).plan(incoming.flatMap(\.document.files))
    let report = ImportReport(plan, isVerbose: arguments.has("--verbose"))
    tool.console.write(arguments.has("--dry-run") ? report.dryRun : report.summary)
    if !arguments.has("--dry-run") { try write(plan.files, below: input.folder) }
    guard let threshold else { return .success }
    return plan.remarks.contains { $0.severity >= threshold } ? .findings : .success
  }

  /// Nothing is taken from a delivery in which a file cannot be read.
  private func read(_ paths: [String]) throws(CommandError) -> [TranslatorFiles.Incoming] {
    let reader = TranslatorFiles(tool: tool)
    var result: [TranslatorFiles.Incoming] = []
    for path in paths {
      let incoming = try reader.read(path)
      if let problem = incoming.document.fatalProblems.first {
        throw .input("\(problem.description.forTerminal); nothing was imported")
      }
      result.append(incoming)
    }
    return result
  }

  private func gate(
    _ input: ProjectInput, _ accepted: Acceptance, _ arguments: Arguments
  ) throws(CommandError) -> ImportGate {
    let audited = try AuditInput(paths: [input.folder], tool: tool)
    return ImportGate(
      input: input, accepted: accepted,
      checks: TranslationGate(
        screens: audited.screens.filter(\.isAuditedByDefault),
        fonts: try audited.fonts(files: arguments.all("--font"))),
      progress: ProgressLine(console: tool.console))
  }

  private func write(_ files: [ProjectOutput], below folder: String) throws(CommandError) {
    do {
      try tool.files.write(files.map { ($0.path, Data($0.bytes)) }, below: folder)
    } catch {
      throw .input(
        "\(folder): cannot be written, so nothing was imported: \(error.localizedDescription)")
    }
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
