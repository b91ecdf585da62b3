import AuditModel
import Exchange
import Foundation
import Localization
import Reporting
import XLIFFValidation

/// `legible validate`: says what is wrong with files of texts, by the clause.
struct ValidateCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(
      words, options: ["--format", "--fail-on", "--prefix"], flags: ["--quiet"],
      command: "validate")
    guard !arguments.operands.isEmpty else {
      throw .usage("name files or folders: legible validate de.xliff; - is standard input")
    }
    let threshold = try Threshold.named(arguments)
    let format = try NamedValue.find(
      arguments.value("--format") ?? "text", kind: "format", among: [("text", 0), ("json", 1)])
    let validator = FileValidator(prefixes: try prefixes(arguments))
    let report = ValidationReport(
      try FileList(tool: tool).files(arguments.operands).map { file throws(CommandError) in
        validator.validate(try file.bytes(), path: file.path, isBundle: file.isBundle)
      })
    tool.console.write(
      format == 1 ? try report.json() : report.text(isQuiet: arguments.has("--quiet")))
    guard let threshold else { return .success }
    return report.hasProblems(atOrAbove: threshold) ? .findings : .success
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

/// What is wrong with one file.
struct ValidatedFile {
  /// The path as it is shown.
  let path: String
  /// What sort of file it is, such as “XLIFF 2.2”.
  let kind: String
  /// What is wrong.
  let problems: [Problem]
  /// How many problems there are beyond those.
  var omitted = 0

  /// Something that is wrong.
  struct Problem: Hashable {
    let location: SourceLocation
    let severity: Severity
    let rule: String
    let clause: String
    let message: String
    let suggestion: String
  }
}

/// Says what is wrong with the bytes of a file in any of the formats.
struct FileValidator {
  /// The prefixes that fragment identifiers use for extensions.
  let prefixes: [String: String]

  func validate(_ bytes: [UInt8], path: String, isBundle: Bool = false) -> ValidatedFile {
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

  private func xliff(_ bytes: [UInt8], path: String) -> ValidatedFile {
    let verdict = XLIFFValidator(extensionPrefixes: prefixes).validate(bytes, path: path)
    return ValidatedFile(
      path: path, kind: verdict.version.map { "XLIFF \($0)" } ?? "XLIFF",
      problems: verdict.problems.map {
        .init(
          location: $0.location, severity: $0.severity, rule: $0.rule, clause: $0.clause,
          message: $0.message, suggestion: $0.suggestion)
      }, omitted: verdict.omitted)
  }

  private func file(
    _ problems: [LocalizationProblem], path: String, kind: String
  ) -> ValidatedFile {
    ValidatedFile(
      path: path, kind: kind,
      problems: problems.map { problem in
        .init(
          location: problem.location, severity: problem.kind.losesTexts ? .error : .warning,
          rule: problem.kind.rawValue, clause: "", message: problem.message,
          suggestion: problem.suggestion)
      })
  }

  private func unknown(_ path: String) -> ValidatedFile {
    ValidatedFile(
      path: path, kind: "unknown",
      problems: [
        .init(
          location: SourceLocation(file: path, line: 1, column: 1), severity: .error,
          rule: "unknown-format", clause: "",
          message: "this is no file with texts in a format that is known",
          suggestion: "name XLIFF, PO, .strings, .stringsdict or .xcstrings files")
      ])
  }
}
