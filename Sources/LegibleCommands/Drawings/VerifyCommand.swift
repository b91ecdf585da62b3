import AuditModel
import Foundation
import Gallery
import Intake
import Recordings
import Reporting
import ViewTree

/// `legible verify`: compares screens with those that were recorded.
struct VerifyCommand: Command {
  static let usage = CommandUsage(
    name: "verify", summary: "Compares screens with those that “legible record” kept.",
    about: """
      Lays out the variants of a recording again, and prints the changed lines of their trees. States
      that were added or removed since are differences, too. When a font is another one than in the
      recording, or in another version, differences may follow from it; the exit code is 2 then, not 1.
      """,
    operands: [.init("DIR", "the folder of the recording")],
    options: [
      Option(
        "-o", "--output", value: .word("FILE"),
        help: "write a page with the recorded and the new drawings beside each other to this .html "
          + "file, or into this folder"),
      .overwrite, VariantArguments.path, .font, .jobs,
    ],
    exitCodes: """
      Exit code 0: all variants are as they were recorded; 1: there are differences; 2: something could
      not be compared, or there are differences and other fonts; 64: invalid arguments.
      """)

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard let folder = arguments.operands.first, arguments.operands.count == 1, !folder.isEmpty
    else {
      throw .usage("name one folder: legible verify DIR; see “legible help verify”")
    }
    let jobs = try arguments.jobs()
    let page = try arguments.value("-o").map { path throws(CommandError) in
      try ComparisonFile(path, tool, arguments)
    }
    let recorded = try CommandError.wrapping { () throws(IntakeError) in
      try RecordingFolder(folder, in: tool.unwatchedFiles).read()
    }
    let input = try AuditInput(
      paths: arguments.all("--path"), tool: tool,
      purpose: ("compare", "verify \(folder) --path path/to/App"))
    try input.requireAllScreens()
    try VariantArguments.requireScreens(input)
    let axes = try axes(of: recorded.recording.selection, input, in: folder)
    try input.requireStrings(
      of: recorded.recording.selection.locales,
      "nothing was compared, since strings would be missing")
    let now = try RecordingRun(tool, input: input, axes: axes, jobs: jobs).run(
      screens(of: recorded.recording.selection, in: input), fonts: arguments.all("--font"))
    let comparison = RecordingComparison(
      recorded.recording, contents: recorded.contents, with: now.contents,
      leavingOut: recorded.unread.union(now.failures.map(\.variant)),
      fontFamily: now.fontFamily, fonts: now.fonts, toolVersion: CommandLineTool.version)
    report(recorded.problems, now.failures)
    tool.report(stale: recorded.stale)
    tool.console.write(ComparisonTextReport(comparison).render())
    try page?.write(comparison)
    let isComplete = recorded.problems.isEmpty && now.failures.isEmpty
    guard isComplete else { return .untrustworthy }
    if comparison.differences.isEmpty { return .success }
    return comparison.fonts.isEmpty ? .findings : .untrustworthy
  }

  private func report(
    _ problems: [IntakeError], _ failures: [(variant: RecordedVariant, reason: String)]
  ) {
    for problem in problems {
      tool.console.writeError("legible: \(problem.description.forTerminal)\n")
    }
    for failure in failures {
      tool.console.writeError("legible: \("\(failure.variant): \(failure.reason)".forTerminal)\n")
    }
  }

  /// The variants that were chosen when it was recorded; a language that is gone is left out, and its
  /// variants are missing then.
  private func axes(
    of selection: Recording.Selection, _ input: AuditInput, in folder: String
  ) throws(CommandError) -> DrawingPlan.Axes {
    var devices: [NamedDevice] = []
    for name in selection.devices {
      guard let device = NamedDevice(named: name) else {
        throw unknown("device", name, in: folder)
      }
      devices.append(device)
    }
    guard let appearance = NamedValue.appearances.first(where: { $0.name == selection.appearance })
    else { throw unknown("appearance", selection.appearance, in: folder) }
    let project = input.project
    return DrawingPlan.Axes(
      devices: devices, sizes: selection.sizes,
      locales: selection.locales.filter {
        project.locales.isEmpty || project.locales.contains($0) || project.isPseudolanguage($0)
      },
      appearance: appearance.value)
  }

  private func unknown(_ kind: String, _ name: String, in folder: String) -> CommandError {
    .input(
      "\(FilePath.join(folder, Recording.fileName)): the \(kind) “\(name)” is unknown; record again"
        .forTerminal)
  }

  /// The screens and states that the recording's choice names today.
  private func screens(of selection: Recording.Selection, in input: AuditInput) -> [Screen] {
    let (screens, states) = (
      selection.screens?.map(NamePattern.init), selection.states?.map(NamePattern.init)
    )
    return input.screens.filter { screen in
      screens?.contains { $0.matches(screen.id) } ?? screen.isAuditedByDefault
    }.map { screen in
      screen.keepingStates { state in
        states?.contains { $0.matches(state.name) } ?? true
      }
    }
  }
}
