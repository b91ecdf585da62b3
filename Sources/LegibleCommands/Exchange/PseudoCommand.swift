import AuditModel
import Exchange
import Intake
import Reporting

/// `legible pseudo`: writes the texts in a made-up language.
struct PseudoCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(
      words, options: ["--style", "--locale", "--source", "--source-language", "--output", "-o"],
      command: "pseudo")
    let output = try arguments.outputFolder(tool, command: "pseudo")
    guard !output.isStandard else {
      throw .usage("-o takes a folder here: there may be several files")
    }
    let style = try NamedValue.find(
      arguments.value("--style") ?? PseudoStyle.accented.rawValue, kind: "style",
      among: PseudoStyle.allCases.map { ($0.rawValue, $0) })
    let input = try tool.exchangeProject(
      in: try arguments.onlyOperand(command: "pseudo"), source: arguments.sourceLocale)
    try input.requireReadable("nothing was written")
    let locale = LocaleIdentifier(arguments.value("--locale") ?? style.locale)
    guard locale.isWellFormed else {
      throw .usage("--locale: “\(locale)” is no language")
    }
    let (files, refusals) = input.project.pseudoFiles(style, as: locale)
    for refusal in refusals {
      tool.console.writeError(
        "legible: “\(refusal.change.key)” stays as it is: \(refusal.reason)".forTerminal + "\n")
    }
    try CommandError.wrapping { () throws(IntakeError) in
      try output.requireInside(files.map(\.path))
      for file in files {
        try output.write(file.bytes, to: file.path)
        tool.console.write("\(output.path(file.path))\n")
      }
    }
    return refusals.isEmpty ? .success : .untrustworthy
  }
}

extension PseudoStyle {
  /// The identifier that the style goes by: those of CLDR, which run from left to right and from
  /// right to left.
  fileprivate var locale: String { self == .bidi ? "ar-XB" : "en-XA" }
}
