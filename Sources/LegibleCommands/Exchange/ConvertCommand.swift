import AuditModel
import Exchange
import Intake
import Localization
import Reporting

/// `legible convert`: writes texts in another format.
struct ConvertCommand: Command {
  static let usage = CommandUsage(
    name: "convert", summary: "Converts strings to another format.",
    about: """
      What a format cannot hold is reported on standard error.
      """,
    operands: [
      .init("FILE…", ".strings, .stringsdict, .xcstrings, XLIFF, PO or xcloc; - is standard input")
    ],
    options: [
      format.option,
      Option(
        "--locale", value: .word("LOCALE"),
        help: "the language of files that do not name it and are in no .lproj folder"),
      .source, .jobs, Option.outputFolder.required,
    ])

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
    let result = try read(arguments, jobs: jobs).written(as: format)
    if let refusal = result.refusals.first {
      throw .input("\(refusal.description.forTerminal); nothing was converted")
    }
    guard !output.isStandard || result.files.count == 1 else {
      throw .usage("\(result.files.count.of("file")) come out of it; name a folder with -o")
    }
    try CommandError.wrapping { () throws(IntakeError) in
      try output.requireInside(result.files.map(\.path))
    }
    for file in result.files {
      try CommandError.wrapping { () throws(IntakeError) in
        try output.write(file.bytes, to: file.path)
      }
      if !output.isStandard { tool.console.write("\(output.path(file.path))\n") }
      let losses = result.losses.filter { $0.path == file.path }.map(\.loss)
      tool.console.writeError(LossTextReport(losses, of: output.path(file.path)).render())
    }
    return .success
  }

  private func read(
    _ arguments: Arguments, jobs: Int?
  ) throws(CommandError) -> Conversion {
    let reader = tool.exchangeFiles()
    var files: [LocalizationFile] = []
    var bilingual: [BilingualFile] = []
    for path in arguments.operands {
      let isBundle = path.withoutSlashesAtItsEnd.hasSuffix(".xcloc")
      let bytes = try CommandError.wrapping { () throws(IntakeError) in
        isBundle ? nil : try reader.bytes(of: path)
      }
      if let bytes, let file = monolingual(path, bytes, locale: arguments.value("--locale")) {
        files.append(file)
        continue
      }
      let incoming = try CommandError.wrapping { () throws(IntakeError) in
        if let bytes { try reader.read(path, bytes: bytes) } else { try reader.read(path) }
      }
      if let problem = incoming.document.fatalProblems.first {
        throw .input("\(problem.description.forTerminal); nothing was converted")
      }
      bilingual += incoming.document.files
    }
    let source = arguments.sourceLocale
    let texts = LocalizationProject(files: files, sourceLocale: source)
    if let problem = texts.problems.first(where: { $0.kind == .syntax || $0.kind == .encoding }) {
      throw .input("\(problem.description.forTerminal); nothing was converted")
    }
    return Conversion(
      files: files, bilingual: bilingual, sourceLocale: source, jobs: jobs)
  }

  /// A file of one language or of all, none when it is of another sort.
  private func monolingual(
    _ path: String, _ bytes: [UInt8], locale: String?
  ) -> LocalizationFile? {
    guard let format = ExchangeFormat(path: path, bytes: bytes), !format.isBilingual,
      let kind = LocalizationFile.Kind(rawValue: format.rawValue)
    else { return nil }
    let parts = path.split(separator: "/").map { String($0) }
    let folder = parts.dropLast().last.flatMap {
      $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil
    }
    let name = path == "-" ? "Localizable" : OriginalPath(path).table
    let language = folder == "Base" ? nil : folder ?? locale
    return LocalizationFile(
      path: path == "-" ? "\(name).\(kind.rawValue)" : path, folder: "", name: name, kind: kind,
      locale: kind == .catalog ? nil : language.map { LocaleIdentifier($0) } ?? "en",
      isBase: folder == "Base", bytes: bytes)
  }
}
