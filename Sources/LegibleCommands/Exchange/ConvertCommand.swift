import AuditModel
import Exchange
import Intake
import Localization
import Reporting

/// `legible convert`: writes strings in another format.
struct ConvertCommand: Command {
  static let usage = CommandUsage(
    name: "convert", summary: "Converts localization files between formats.",
    about: """
      Converts files with strings to another format. Losses of the new format are reported
      on standard error.
      """,
    operands: [
      .init(
        "PATH…",
        ".strings, .stringsdict, .xcstrings, XLIFF, PO or xcloc files, or folders of them; - is "
          + "standard input")
    ],
    options: [
      format.option,
      Option(
        "--locale", value: .word("LOCALE"),
        help: "the language of files that state none and are in no .lproj folder"),
      .source, .jobs, Option.outputFolder.required, .overwrite,
    ],
    exitCodes: """
      Exit code 0: done; 2: a file cannot be read and was left out, or nothing could be written;
      64: invalid arguments.
      """)

  private static let format = Choice(
    "--to", "format", among: ExchangeFormat.allCases.map { ($0.rawValue, $0) }, standard: nil,
    help: "the format to write")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw .usage("name the files to convert: legible convert de.xliff --to strings -o DIR")
    }
    let format = try arguments.one(Self.format)
    let jobs = try arguments.jobs()
    let output = try arguments.outputFolder(tool, command: "convert")
    let input = ConversionInput(
      tool.files, tool.exchangeFiles(), locale: arguments.value("--locale"),
      sourceLocale: arguments.sourceLocale, jobs: jobs)
    let (conversion, reading) = try CommandError.wrapping { () throws(IntakeError) in
      try input.read(arguments.operands, for: format)
    }
    if reading.isEmpty, reading.unread.count == 1, let only = reading.unread.first {
      throw .input(only.description.forTerminal)
    }
    tool.report(leftOut: reading.unread)
    guard !reading.isEmpty else {
      throw .input(
        reading.unread.isEmpty
          ? "there are no strings in the files, so nothing was converted"
          : "none of the files can be read, so nothing was converted")
    }
    let result = conversion.written(as: format)
    if let rejection = result.rejections.first {
      throw .input("\(rejection.description.forTerminal); nothing was converted")
    }
    guard !result.files.isEmpty else {
      throw .input(
        "no string is left to convert: there are none in the source language; name it with --source"
      )
    }
    guard !output.isStandard || result.files.count == 1 else {
      throw .usage("\(result.files.count.of("file")) come out of it; name a folder with -o")
    }
    try CommandError.wrapping { () throws(IntakeError) in
      try output.requireInside(result.files.map(\.path))
      try output.requireReplaceable(result.files)
    }
    for file in result.files {
      try CommandError.wrapping { () throws(IntakeError) in
        try output.write(file.bytes, to: file.path)
      }
      if !output.isStandard { tool.console.write("\(output.path(file.path))\n") }
      let losses = result.losses.filter { $0.path == file.path }.map(\.loss)
      tool.console.writeError(LossTextReport(losses, of: output.path(file.path)).render())
    }
    return reading.unread.isEmpty ? .success : .untrustworthy
  }
}
