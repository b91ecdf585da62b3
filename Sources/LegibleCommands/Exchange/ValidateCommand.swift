import AuditModel
import Exchange
import Intake
import Localization
import Reporting
import XLIFFValidation

/// `legible validate`: says what is wrong with files of texts, by the clause.
struct ValidateCommand: Command {
  static let usage = CommandUsage(
    name: "validate", summary: "Validates files of strings against their specifications.",
    about: """
      Checks XLIFF 1.2 and 2.0 to 2.2 with their modules against the specification, far beyond what
      a schema can say, reports what Xcode would skip when importing, and reads all other formats as
      Foundation does: with line and column, what is wrong and what to do.
      """,
    operands: [.init("PATH…", "files, folders and xcloc bundles; - is standard input")],
    options: [
      format.option, failOn.option,
      Option(
        "--prefix", value: .word("PREFIX=NAMESPACE"), repeats: true,
        help: "a prefix of fragment identifiers for an extension's namespace"),
      Option("--quiet", help: "no line for each file"),
    ],
    exitCodes: "Exit code 0: valid; 1: not valid; 2: a file cannot be read; 64: wrong call.")

  private static let format = Choice.format(["text", "json"], help: "how problems are written")
  private static let failOn = Choice.failOn(
    "exit code 1 when there is a problem of this severity or a higher one")

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw .usage("name files or folders: legible validate de.xliff; - is standard input")
    }
    let threshold = try arguments.one(Self.failOn)
    let format = try arguments.one(Self.format)
    let validator = FileValidator(prefixes: try prefixes(arguments))
    let files = try CommandError.wrapping { () throws(IntakeError) in
      try validated(try items(arguments.operands), by: validator)
    }
    tool.console.write(
      format == "json"
        ? ValidationJSONReport(files).render()
        : ValidationTextReport(files, isQuiet: arguments.has("--quiet")).render())
    guard let threshold else { return .success }
    return files.contains { $0.hasProblem(atOrAbove: threshold) } ? .findings : .success
  }

  /// The files at some paths, shown from the root of their project on.
  private func items(_ paths: [String]) throws(IntakeError) -> [FileList.Item] {
    let root = try ProjectRoot(around: paths.filter { $0 != "-" }, in: tool.files)
    let reader = ExchangeFileReader(root.files) { [console = tool.console] in
      console.readInput()
    }
    return try FileList(root.files, reader: reader).files(
      paths.map { NamedPath($0, from: root) })
  }

  /// What is wrong with files, those of one table together.
  private func validated(
    _ items: [FileList.Item], by validator: FileValidator
  ) throws(IntakeError) -> [ValidatedFile] {
    let others = Dictionary(items.map { ($0.path, $0) }) { first, _ in first }
    var result: [ValidatedFile] = []
    for item in items {
      guard item.problems.isEmpty else {
        result.append(validator.bundle(item.problems, path: item.path))
        continue
      }
      let bytes = try item.bytes()
      var file = validator.validate(bytes, path: item.path)
      if item.path.hasSuffix(".strings"), let other = others[item.path + "dict"] {
        file.add(validator.shadowedTexts(bytes, path: item.path, by: try other.bytes()))
      }
      result.append(file)
    }
    return result
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

/// Says what is wrong with the bytes of a file in any of the formats.
struct FileValidator {
  /// The prefixes that fragment identifiers use for extensions.
  let prefixes: [String: String]

  func validate(_ bytes: [UInt8], path: String) -> ValidatedFile {
    if bytes.isZipArchive { return zipArchive(path) }
    switch ExchangeFormat(path: path, bytes: bytes) {
    case .xliff12?, .xliff20?, .xliff21?, .xliff22?, .xcloc?: return xliff(bytes, path: path)
    case .po?: return file(PODocument(bytes, path: path).problems, path: path, kind: "PO")
    case .strings?:
      let document = StringsDocument(bytes, path: path, locale: "en")
      return file(document.problems, path: path, kind: ".strings")
    case .stringsdict?:
      let document = StringsDictDocument(bytes, path: path, locale: "en")
      return file(document.problems, path: path, kind: ".stringsdict")
    case .xcstrings?:
      return file(CatalogDocument(bytes, path: path).problems, path: path, kind: ".xcstrings")
    case nil: return unknown(path)
    }
  }

  /// What is wrong with a bundle.
  func bundle(_ problems: [LocalizationProblem], path: String) -> ValidatedFile {
    file(problems, path: path, kind: ".xcloc")
  }

  /// The texts of a `.strings` file that are never shown because of the `.stringsdict` file of the
  /// same table.
  func shadowedTexts(
    _ bytes: [UInt8], path: String, by stringsDict: [UInt8]
  ) -> [ValidatedFile.Problem] {
    let files = [(LocalizationFile.Kind.strings, bytes), (.stringsDict, stringsDict)].map {
      LocalizationFile(
        path: path, folder: "", name: OriginalPath(path).table, kind: $0.0, locale: "en",
        bytes: $0.1)
    }
    let problems = LocalizationProject(files: files).problems
    return problems.filter { $0.kind == .shadowedKey }.map(ValidatedFile.Problem.init)
  }

  private func xliff(_ bytes: [UInt8], path: String) -> ValidatedFile {
    let verdict = XLIFFValidator(extensionPrefixes: prefixes).validate(bytes, path: path)
    return ValidatedFile(
      path: path, kind: verdict.version.map { "XLIFF \($0)" } ?? "XLIFF",
      problems: verdict.problems.map {
        .init(
          location: $0.location, severity: $0.severity, rule: $0.rule.id.rawValue,
          clause: $0.clause,
          message: $0.message, suggestion: $0.suggestion)
      }, omitted: verdict.omitted)
  }

  private func file(
    _ problems: [LocalizationProblem], path: String, kind: String
  ) -> ValidatedFile {
    ValidatedFile(path: path, kind: kind, problems: problems.map(ValidatedFile.Problem.init))
  }

  private func zipArchive(_ path: String) -> ValidatedFile {
    ValidatedFile(
      path: path, kind: "zip",
      problems: [
        .init(
          location: SourceLocation(file: path, line: 1, column: 1), severity: .error,
          rule: "unknown-format", message: "this is a zip archive",
          suggestion: "unzip it first")
      ])
  }

  private func unknown(_ path: String) -> ValidatedFile {
    ValidatedFile(
      path: path, kind: "unknown",
      problems: [
        .init(
          location: SourceLocation(file: path, line: 1, column: 1), severity: .error,
          rule: "unknown-format",
          message: "this is no file with texts in a format that is known",
          suggestion: "name XLIFF, PO, .strings, .stringsdict or .xcstrings files")
      ])
  }
}

extension ValidatedFile.Problem {
  fileprivate init(_ problem: LocalizationProblem) {
    self.init(
      location: problem.location, severity: problem.kind.losesTexts ? .error : .warning,
      rule: problem.kind.rawValue, message: problem.message,
      suggestion: problem.suggestion)
  }
}
