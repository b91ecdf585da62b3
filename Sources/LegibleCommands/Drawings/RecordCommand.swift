import AuditModel
import Gallery
import Intake
import Recordings
import Reporting
import ViewTree

/// `legible record`: keeps laid-out screens as files, to compare later ones with.
struct RecordCommand: Command {
  static let usage = CommandUsage(
    name: "record", summary: "Keeps laid-out screens as files, for “legible verify”.",
    about: """
      Writes a tree (.txt) and a drawing (.svg) of each chosen state and variant into a folder, with
      legible-recording.json, which lists them. Keep the folder under version control; “legible verify”
      compares the screens with it. All files are written or none.
      """,
    operands: [
      .init(
        "DIR",
        "the folder of the recording; the files of an earlier recording in it are overwritten, and "
          + "those that are no part of this one are reported, or removed with --prune")
    ],
    options: [
      VariantArguments.screens, VariantArguments.states(default: "all"),
      VariantArguments.devices, sizes.option,
      Option(
        "--locales", value: .word("LIST"), repeats: true,
        help: "the languages, with commas between them (default: the source language)"),
      VariantArguments.appearance.option, prune, VariantArguments.path, .font, .jobs,
    ],
    exitCodes: """
      Exit code 0: everything was recorded; 2: something could not be laid out or written, and nothing
      was recorded; 64: invalid arguments.
      """)

  private static let prune = Option(
    "--prune", help: "remove the files of earlier recordings in DIR that are no part of this one")
  private static let sizes = VariantArguments.sizes(default: ["large"])

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let axes = DrawingPlan.Axes(
      devices: try NamedDevice.select(arguments.list("--devices") ?? ["iphone-se"]),
      sizes: try arguments.some(Self.sizes), locales: [],
      appearance: try arguments.one(VariantArguments.appearance))
    guard let folder = arguments.operands.first, arguments.operands.count == 1, !folder.isEmpty
    else {
      throw .usage("name one folder: legible record DIR; see “legible help record”")
    }
    try CommandError.wrapping { () throws(IntakeError) in
      try RecordingFolder(folder, in: tool.unwatchedFiles).takeBackInterrupted()
    }
    let input = try AuditInput(
      paths: arguments.all("--path"), tool: tool,
      purpose: ("record", "record \(folder) --path path/to/App"))
    try input.requireAllScreens()
    var recorder = RecordingRun(tool, input: input, axes: axes, jobs: try arguments.jobs())
    recorder.axes.locales =
      try arguments.list("--locales").map { names throws(CommandError) in
        try input.locales(named: names)
      } ?? [input.usualLocale]
    try input.requireStrings(
      of: recorder.axes.locales, "nothing was recorded, since strings would be missing")
    let result = try recorder.run(
      try VariantArguments.screens(arguments, of: input, firstStateOnly: false),
      fonts: arguments.all("--font"))
    try result.requireComplete()
    let recording = Recording(
      toolVersion: CommandLineTool.version, fontFamily: result.fontFamily, fonts: result.fonts,
      selection: recorder.selection(
        screens: arguments.list("--screens"), states: arguments.list("--states")),
      entries: result.contents.map { Recording.Entry($0, $1) }.sorted { $0.variant < $1.variant })
    let target = RecordingFolder(folder, in: tool.unwatchedFiles)
    let stale = try CommandError.wrapping { () throws(IntakeError) in
      try target.write(recording, result.contents)
    }
    tool.report(unknownSymbols: result.unknownSymbols)
    if arguments.has(Self.prune.name) {
      try CommandError.wrapping { () throws(IntakeError) in try target.prune(stale) }
      if !stale.isEmpty {
        tool.console.writeError("removed \(stale.count.of("file")) of earlier recordings\n")
      }
    } else {
      tool.report(stale: stale)
    }
    tool.console.writeError("recorded \(recording.entries.count.of("variant")) in \(folder)\n")
    return .success
  }
}
