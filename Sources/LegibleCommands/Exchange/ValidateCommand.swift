import AuditEngine
import AuditModel
import Intake
import Reporting

/// `legible validate`: checks string files and exchange files against their specifications.
struct ValidateCommand: Command {
  static let usage = CommandUsage(
    name: "validate", summary: "Validates XLIFF and other localization files.",
    about: """
      Checks XLIFF 1.2 and 2.0 to 2.2 with their modules against the specification, with the
      constraints that a schema cannot express, and reports strings that Xcode's import would skip.
      Checks that all other formats can be read. Each problem has its line and column and what to do.
      """,
    operands: [
      .init("PATH…", "folders, or files in any format that audit reads; - is standard input")
    ],
    options: [
      format.option, failOn.option,
      Option(
        "--prefix", value: .word("PREFIX=NAMESPACE"), repeats: true,
        help: "the prefix that fragment identifiers have for a namespace of an XLIFF 2 extension"),
      Option("--quiet", help: "print only the problems, and no line for each file"),
    ],
    exitCodes:
      "Exit code 0: no problem at or above --fail-on; 1: such problems; 2: a file cannot be read,\n"
      + "and the others were checked; 64: invalid arguments.")

  private static let format = Choice.format(["text", "json"], help: "the output format")
  private static let failOn = Choice.failOn(
    "exit code 1 when there is a problem of this severity or higher")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw .usage("name files or folders: legible validate de.xliff; - is standard input")
    }
    let threshold = try arguments.one(Self.failOn)
    let format = try arguments.one(Self.format)
    let validator = FileValidator(prefixes: try prefixes(arguments))
    let items = try CommandError.wrapping { () throws(IntakeError) -> [FileList.Item] in
      try self.items(arguments.operands)
    }
    let files = validator.validate(items)
    tool.console.write(
      format == "json"
        ? ValidationJSONReport(files).render()
        : ValidationTextReport(files, isQuiet: arguments.has("--quiet")).render())
    guard !files.contains(where: \.isUnread) else { return .untrustworthy }
    guard let threshold else { return .success }
    return files.contains { $0.hasProblem(atOrAbove: threshold) } ? .findings : .success
  }

  /// The files at some paths, shown from the root of their project on.
  private func items(_ paths: [String]) throws(IntakeError) -> [FileList.Item] {
    // One path alone fails as in other commands; of several each gets its verdict.
    let existing = paths.filter { path in
      path != "-" && (paths.count == 1 || tool.files.isFile(path) || tool.files.isFolder(path))
    }
    let root = try ProjectRoot(around: existing, in: tool.files)
    let reader = ExchangeFileReader(root.files) { [console = tool.console] in
      console.readInput()
    }
    return try FileList(root.files, reader: reader).files(
      paths.map { NamedPath($0, from: root) })
  }

  /// The prefixes that fragment identifiers use for the extensions of a document.
  private func prefixes(_ arguments: Arguments) throws(CommandError) -> [String: String] {
    var result: [String: String] = [:]
    for value in arguments.all("--prefix") {
      let parts = value.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2 else {
        throw .usage("--prefix takes prefix=namespace, not “\(value)”")
      }
      result[parts[0]] = parts[1]
    }
    return result
  }
}
