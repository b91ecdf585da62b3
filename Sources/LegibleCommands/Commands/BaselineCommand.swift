import AuditEngine
import AuditModel
import Configuration
import Foundation
import Intake
import Reporting

/// `legible baseline`: keeps the findings that a team knows, so that an audit fails for new ones only.
struct BaselineCommand: Command {
  static let usage = CommandUsage(
    name: "baseline", summary: "Keeps known findings, so that only new ones fail an audit.",
    about: """
      “legible baseline write” audits, and writes all findings to a file that “legible audit” finds: at
      the root of the repository, unless --baseline names another one.
      “legible baseline prune” removes what is fixed and adds nothing. “legible baseline diff” prints the
      findings that are new and those that are fixed. None of them removes what the audit did not look
      at, because options narrow it or a file could not be read.
      The file has a line for each finding, without line numbers, measured values or wording: it stays
      the same until a finding comes or goes, and branches merge.
      """,
    operands: [
      .init("write|prune|diff", "the action"),
      .init("[PATH…]", "folders or files, as for “legible audit” (default: this folder)"),
    ],
    options: AuditOption.choiceOfVariants + [AuditOption.largeText.option] + RuleSelection.options
      + [
        AuditOption.glossary, AuditOption.patterns, .source, AuditOption.noHistory,
        AuditOption.textsOnly,
      ] + Option.ofConfiguration + [.baseline, .overwrite, .font, .jobs],
    exitCodes: """
      Exit code 0: written, or no difference; 1: “diff” found a difference; 2: the audit is incomplete,
      or a file cannot be read or written; 64: invalid arguments.
      """,
    wordsBeforePaths: 1, makesBaseline: true)

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  private enum Action: String, CaseIterable {
    case write, prune, diff
  }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let word = arguments.operands.first else {
      throw .usage("name the action: “legible baseline write”, “prune” or “diff”")
    }
    let action = try NamedValue.find(
      word, kind: "action", among: Action.allCases.map { ($0.rawValue, $0) })
    let arguments = arguments.withoutFirstOperand()
    let old = arguments.baseline
    if action != .write, old == nil {
      throw .input("there is no baseline; write one with “legible baseline write”")
    }
    let path = try path(arguments)
    try requireReplaceable(path, action, arguments)
    let outcome = try AuditRun(arguments, tool).outcome()
    let comparison = comparison(of: outcome, with: old?.contents)
    if action == .diff { return diff(comparison, outcome) }
    if !outcome.isComplete {
      guard action == .write else {
        throw .input("\(path): nothing was written, because the audit is incomplete")
      }
      tool.console.writeError(
        "legible: the audit is incomplete; what could not be read will be new once it can be\n")
    }
    let added =
      action == .write ? (comparison.new + comparison.known).map { BaselineEntry($0) } : []
    try write(
      Baseline(file: path, entries: comparison.remaining + added), to: path, after: comparison,
      isNew: action == .write)
    return .success
  }

  /// The file that is there, or is named, or the usual one at the root of the project.
  private func path(_ arguments: Arguments) throws(CommandError) -> String {
    if let path = arguments.baseline?.path ?? arguments.value(Option.baseline.name) { return path }
    let root = try CommandError.wrapping { () throws(IntakeError) in
      try ProjectRoot(around: arguments.operands, in: tool.files)
    }
    let path = FilePath.join(
      arguments.configuration?.folder ?? root.folder, BaselineFile.name)
    return FilePath.path(path, from: tool.files.realPath(".")) ?? path
  }

  private func requireReplaceable(
    _ path: String, _ action: Action, _ arguments: Arguments
  ) throws(CommandError) {
    guard action != .diff else { return }
    try CommandError.wrapping { () throws(IntakeError) in
      try arguments.outputGuard(tool).requireReplaceable(path) {
        BaselineFile.isOne($0) || BaselineFile.isEmpty($0)
      }
    }
  }

  /// The findings beside the known ones; those about the decisions of the team are never known.
  private func comparison(
    of outcome: AuditRun.Outcome, with baseline: Baseline?
  ) -> BaselineComparison {
    let findings = (outcome.report.findings + outcome.report.known).filter {
      !BaselineRules.areAboutDecisions.contains($0.rule)
    }
    return BaselineComparison(
      findings, with: baseline ?? Baseline(file: "", entries: []),
      audited: AuditedPart(outcome.scope, outcome.report))
  }

  private func write(
    _ baseline: Baseline, to path: String, after comparison: BaselineComparison, isNew: Bool
  ) throws(CommandError) {
    do {
      try tool.files.write(Data(BaselineFile.text(of: baseline).utf8), to: path)
    } catch {
      throw .unwritten(path, because: error, advice: "check the folder, or name another file")
    }
    tool.console.write(
      "\(baseline.entries.count.of("known finding")): "
        + (isNew ? "\(comparison.new.count.grouped) added, " : "")
        + "\(comparison.fixed.count.grouped) removed\n")
    tool.console.writeError("wrote \(path)\n")
  }

  private func diff(_ comparison: BaselineComparison, _ outcome: AuditRun.Outcome) -> ExitCode {
    tool.console.write(
      BaselineTextReport(
        new: comparison.new, fixed: comparison.fixed.map(\.line), known: comparison.known.count
      ).text)
    guard outcome.isComplete else { return .untrustworthy }
    return comparison.new.isEmpty && comparison.fixed.isEmpty ? .success : .findings
  }
}

extension BaselineEntry {
  /// The entry in a line, for people.
  fileprivate var line: String {
    let subject = [screen, subject].compactMap { $0 }.joined(separator: " ")
    let languages = languages.map(\.identifier).joined(separator: " ")
    return "\(rule)  \(subject)" + (languages.isEmpty ? "" : "  in \(languages)")
  }
}
