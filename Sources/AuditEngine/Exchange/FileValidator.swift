import AuditModel
import Exchange
import Intake
import Localization
import TranslationRules
import XLIFFValidation

/// Validates files of strings in all formats.
package struct FileValidator {
  private let prefixes: [String: String]

  /// Takes the prefixes that fragment identifiers use for extensions.
  package init(prefixes: [String: String] = [:]) { self.prefixes = prefixes }

  /// The problems of files, those of one table together.
  ///
  /// A file that cannot be read has one problem that says why.
  package func validate(_ items: [FileList.Item]) -> [ValidatedFile] {
    let others = Dictionary(items.map { ($0.path, $0) }) { first, _ in first }
    var result: [ValidatedFile] = []
    for item in items {
      guard item.problems.isEmpty else {
        result.append(bundle(item.problems, path: item.path))
        continue
      }
      let bytes: [UInt8]
      do throws(IntakeError) {
        bytes = try item.bytes()
      } catch {
        result.append(unreadable(item.path, error))
        continue
      }
      var file = validate(bytes, path: item.path)
      if item.path.hasSuffix(".strings"), let other = others[item.path + "dict"],
        let stringsDict = try? other.bytes()
      {
        file.add(shadowedTexts(bytes, path: item.path, by: stringsDict))
      }
      result.append(file)
    }
    return result
  }

  private func validate(_ bytes: [UInt8], path: String) -> ValidatedFile {
    if bytes.isZipArchive { return zipArchive(path) }
    if let kind = AppFile(path: path) {
      return file(kind.problems(of: bytes, path: path), path: path, kind: kind.name)
    }
    let format = ExchangeFormat(path: path, bytes: bytes)
    switch format {
    case .xliff12?, .xliff20?, .xliff21?, .xliff22?, .xcloc?: return xliff(bytes, path: path)
    case .po?: return file(PODocument(bytes, path: path).problems, path: path, kind: "PO")
    case .csv?, .tmx?:
      let document = BilingualDocument(bytes, path: path, format: format ?? .csv)
      return file(document.problems, path: path, kind: document.format.rawValue.uppercased())
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

  /// The problems of a bundle.
  private func bundle(_ problems: [LocalizationProblem], path: String) -> ValidatedFile {
    file(problems, path: path, kind: ".xcloc")
  }

  /// The strings of a `.strings` file that are never shown because of the `.stringsdict` file of
  /// the same table.
  private func shadowedTexts(
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

  private func unreadable(_ path: String, _ error: IntakeError) -> ValidatedFile {
    ValidatedFile(
      path: path, kind: "unread",
      problems: [
        .init(
          location: SourceLocation(file: path, line: 1, column: 1), severity: .error,
          rule: LocalizationProblem.Kind.unreadableFile.rawValue, message: error.reason,
          suggestion: error.advice ?? "check that it exists and may be read")
      ], isUnread: true)
  }

  private func unknown(_ path: String) -> ValidatedFile {
    ValidatedFile(
      path: path, kind: "unknown",
      problems: [
        .init(
          location: SourceLocation(file: path, line: 1, column: 1), severity: .error,
          rule: "unknown-format",
          message: "this is no string file in a known format",
          suggestion: "name XLIFF, PO, .strings, .stringsdict or .xcstrings files")
      ])
  }
}

extension ValidatedFile.Problem {
  /// A problem as the rule that stands for it in an audit has it.
  fileprivate init(_ problem: LocalizationProblem) {
    let rule = TranslationRuleList.fileRule(for: problem.kind)
    self.init(
      location: problem.location, severity: rule.severity(of: problem), rule: rule.description.id,
      message: problem.message, suggestion: problem.suggestion)
  }
}
