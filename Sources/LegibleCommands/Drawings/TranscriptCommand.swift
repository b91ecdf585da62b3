import AuditModel
import Gallery
import Intake
import Reporting
import ViewTree

/// `legible transcript`: writes what VoiceOver says on screens, for review.
struct TranscriptCommand: Command {
  static let usage = CommandUsage(
    name: "transcript", summary: "Writes what VoiceOver says on screens, one file per language.",
    about: """
      Writes a text file for reading and a JSON file for tools for each screen and language: what
      VoiceOver says at each element, in its order, in every state. Keep the folder under version
      control, and a pull request shows what changes for people who listen.
      It is a model of VoiceOver, not a recording: Apple publishes few of its words. The JSON file names
      the source of each word and how certain it is: apple (Apple uses it), other (another assistive
      technology uses it, or people report it) or ours (none was found).
      """,
    operands: [.init("[PATH…]", "folders or .screen.json files (default: this folder)")],
    options: [
      VariantArguments.screens, VariantArguments.states(default: "all"),
      Option.devices(help: "the device, one (default: iphone-se)"), .locales, .font, .jobs,
      Option("-o", "--output", value: .word("DIR"), help: "the folder to write to").required,
      .overwrite,
    ],
    exitCodes: """
      Exit code 0: all transcripts were written; 2: something could not be laid out, read or written;
      64: invalid arguments.
      """)

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let devices = try NamedDevice.select(arguments.list("--devices") ?? ["iphone-se"])
    guard devices.count == 1 else {
      throw .usage("name one device: the order of elements follows the device")
    }
    let jobs = try arguments.jobs()
    let folder = try TranscriptFolder(arguments, tool)
    let input = try AuditInput(
      paths: arguments.operands, tool: tool,
      purpose: ("transcribe", "transcript path/to/App -o transcripts"))
    try VariantArguments.requireScreens(input)
    for error in input.screenErrors { tool.console.writeError("legible: \(error)\n") }
    let screens = try VariantArguments.screens(arguments, of: input, firstStateOnly: false)
    let locales = try locales(arguments, input)
    try input.requireStrings(of: locales, "nothing was written, since strings would be missing")
    let plan = DrawingPlan(
      screens: screens,
      axes: DrawingPlan.Axes(devices: devices, sizes: [.large], locales: locales), jobs: jobs)
    let documents = TranscriptRun(
      plan, project: input.project, fonts: try tool.fonts(files: arguments.all("--font")),
      jobs: jobs
    ).documents()
    try folder.write(documents)
    let isWhole = report(documents)
    return isWhole && input.screenErrors.isEmpty ? .success : .untrustworthy
  }

  private func locales(
    _ arguments: Arguments, _ input: AuditInput
  ) throws(CommandError) -> [LocaleIdentifier] {
    if let names = arguments.list("--locales") { return try input.locales(named: names) }
    return input.project.locales.isEmpty ? [input.usualLocale] : input.project.locales
  }

  /// Reports what is missing, and returns whether every state has a transcript.
  private func report(_ documents: [TranscriptDocument]) -> Bool {
    for document in documents {
      for problem in document.problems {
        tool.console.writeError(
          "legible: \("\(document.screen), \(document.locale), \(problem)".forTerminal)\n")
      }
    }
    let missing = Dictionary(grouping: documents) { $0.locale }.compactMapValues { documents in
      let words = Set(documents.flatMap(\.missingWords)).sorted()
      return words.isEmpty ? nil : words
    }
    for (locale, words) in missing.sorted(by: { $0.key < $1.key }) {
      tool.console.writeError(
        "legible: no word of VoiceOver in \(locale) for \(words.joined(separator: ", ")); "
          + "their names are in ⟨ ⟩\n")
    }
    return documents.allSatisfy(\.problems.isEmpty)
  }
}
