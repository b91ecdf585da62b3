import AuditEngine
import AuditModel
import Configuration
import Foundation
import Intake
import Reporting

/// `legible init`: makes a project ready for audits that fail for new findings only.
struct InitCommand: Command {
  static let usage = CommandUsage(
    name: "init", summary: "Prepares a project: a configuration, and a baseline of known findings.",
    about: """
      Audits the project once, and writes .legible.json with its languages and .legible-baseline.jsonl
      with its findings, at the root of the repository. From then on “legible audit” fails for new
      findings only. --ci adds a workflow or a job that audits each pull or merge request. Files that
      are there already are kept.
      """,
    operands: [.init("[PATH]", "the project (default: this folder)")],
    options: [
      ci.option, .source, AuditOption.noHistory, .config, .noConfig, .noGitignore, .font, .jobs,
    ],
    exitCodes: """
      Exit code 0: the files were written, or are there; 2: there is nothing to audit, or a file cannot
      be written; 64: invalid arguments.
      """)

  private static let ci = Choice<PipelineTemplate?>(
    "--ci", "service",
    among: PipelineTemplate.allCases.map { ($0.rawValue, $0) } + [("none", nil)], standard: "none",
    help: "also write the file with which a service audits each pull or merge request")

  private static let next =
    "Next: commit these files; “legible audit” fails for new findings only."

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    _ = try arguments.onlyOperand(command: Self.usage.name)
    let service = try arguments.one(Self.ci)
    var outcome = try AuditRun(arguments, tool).outcome()
    let translated = ProjectLanguages(outcome.report.coverage)
    if arguments.configuration == nil, !translated.required.isEmpty {
      // Tables that these languages lack are findings from now on, which the baseline has to know.
      var decided = arguments
      decided.setDefault(
        .requiredLanguages, to: translated.required.map(\.identifier),
        from: .option(Option.requiredLanguages.name))
      outcome = try AuditRun(decided, tool).outcome()
    }
    let report = outcome.report
    let configuration = file(ConfigurationFile.name, outcome)
    let baseline = configuredBaseline(arguments) ?? file(BaselineFile.name, outcome)
    let source = outcome.sourceLocale
    let hasConfiguration = arguments.configuration != nil
    let hasBaseline = tool.files.isFile(baseline)
    if !hasConfiguration {
      try write(
        ConfigurationTemplate(source: source, languages: translated).text, to: configuration)
    }
    let known = Baseline(file: baseline, entries: report.findings.map { BaselineEntry($0) })
    if !hasBaseline { try write(BaselineFile.text(of: known), to: baseline) }
    let pipeline = service.map { PipelineFile($0, in: tool.files) { file($0, outcome) } }
    if let pipeline, !pipeline.isThere { try write(pipeline.template.text, to: pipeline.path) }
    tool.console.write(
      [
        found(report, source: source),
        hasConfiguration
          ? "Kept \(arguments.configuration?.contents.file.forTerminal ?? ConfigurationFile.name)."
          : "Wrote \(configuration.forTerminal): \(translated.summary)",
        hasBaseline
          ? "Kept \(baseline.forTerminal)."
          : "Wrote \(baseline.forTerminal): \(report.findings.verdictText).",
        worst(report),
        pipeline.map { $0.isThere ? "\($0.summary) \(Self.next)" : $0.summary } ?? Self.next,
      ].joined(separator: "\n") + "\n")
    return .success
  }

  /// The path of the baseline that the configuration names, which need not be there yet.
  private func configuredBaseline(_ arguments: Arguments) -> String? {
    guard let configuration = arguments.configuration,
      let path = configuration.contents.setting(.baseline)?.values.first
    else { return nil }
    let whole = FilePath.join(configuration.folder, path)
    return FilePath.path(whole, from: tool.files.realPath(".")) ?? whole
  }

  /// The path of a file at the root of the project.
  private func file(_ name: String, _ outcome: AuditRun.Outcome) -> String {
    let path = FilePath.join(outcome.root, name)
    return FilePath.path(path, from: tool.files.realPath(".")) ?? path
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    do {
      try tool.files.write(Data(text.utf8), to: path)
    } catch {
      throw .unwritten(path, because: error, advice: "check the folder")
    }
  }

  private func found(_ report: AuditReport, source: LocaleIdentifier) -> String {
    let languages = Set(report.coverage.map(\.locale)).count + 1
    let screens = report.matrix.screens.count
    return
      "Found \(report.summary.strings.of("string")) in \(languages.of("language")), written in "
      + "\(source.identifier.forTerminal), and \(screens.of("screen"))."
  }

  private func worst(_ report: AuditReport) -> String {
    let severity = report.findings.map(\.severity).max()
    let worst = report.findings.filter { $0.severity == severity }
    guard !worst.isEmpty else { return "There is nothing to fix." }
    let titles = Dictionary(worst.map { ($0.rule, $0.title) }) { first, _ in first }
    let counts = Dictionary(grouping: worst, by: \.rule).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let list = counts.prefix(3).map { "\(titles[$0.key] ?? $0.key) (\($0.value.grouped))" }
    return "Fix first: \(list.joined(separator: ", "))" + (counts.count > 3 ? " and more." : ".")
  }
}
