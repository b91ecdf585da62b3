import AuditModel
import Exchange
import Intake
import Reporting

/// `legible pseudo`: writes the strings pseudolocalized.
struct PseudoCommand: Command {
  static let usage = CommandUsage(
    name: "pseudo", summary: "Writes pseudolocalized strings.",
    about: """
      Writes pseudolocalized copies of the project's files: accented letters, longer text, right-to-left
      text, or brackets that show where text is truncated or concatenated. Format specifiers, markup
      and links stay as they are.
      """,
    operands: [
      .init(
        "[PROJECT]",
        "the project's folder, with .lproj folders or .xcstrings files (default: this folder)")
    ],
    options: [
      style.option,
      Option(
        "--locale", value: .word("LOCALE"),
        help: "the locale to write (default: en-XA, or ar-XB with --style bidi)"),
      .source, .jobs, Option.outputFolder.required, .overwrite,
    ])

  private static let style = Choice(
    "--style", "style", among: PseudoStyle.allCases.map { ($0.rawValue, $0) },
    standard: PseudoStyle.accented.rawValue, help: "the style of the pseudolocalization")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let output = try arguments.outputFolder(tool, command: "pseudo")
    guard !output.isStandard else {
      throw .usage("-o takes a folder here: there may be several files")
    }
    let style = try arguments.one(Self.style)
    let input = try tool.exchangeProject(
      in: try arguments.onlyOperand(command: "pseudo"), source: arguments.sourceLocale,
      jobs: try arguments.jobs())
    try input.requireReadable("nothing was written")
    let locale = LocaleIdentifier(arguments.value("--locale") ?? style.locale)
    guard locale.isWellFormed else {
      throw .usage("--locale: “\(locale)” is no language")
    }
    let (files, rejections) = input.project.pseudoFiles(style, as: locale)
    for rejection in rejections {
      tool.console.writeError(
        "legible: “\(rejection.change.key)” stays as it is: \(rejection.reason)".forTerminal + "\n")
    }
    try CommandError.wrapping { () throws(IntakeError) in
      try output.requireInside(files.map(\.path))
      try output.requireReplaceable(files)
      for file in files {
        try output.write(file.bytes, to: file.path)
        tool.console.write("\(output.path(file.path))\n")
      }
    }
    return rejections.isEmpty ? .success : .untrustworthy
  }
}

extension PseudoStyle {
  /// The identifier that the style goes by: those of CLDR, which run from left to right and from
  /// right to left.
  fileprivate var locale: String { self == .bidi ? "ar-XB" : "en-XA" }
}
