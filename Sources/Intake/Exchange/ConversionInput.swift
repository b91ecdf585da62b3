import AuditModel
import Exchange
import Localization

/// Reads files to be written in another format.
package struct ConversionInput {
  private let reader: ExchangeFileReader
  private let locale: String?
  private let sourceLocale: LocaleIdentifier?
  private let jobs: Int?

  /// - Parameters:
  ///   - reader: what reads the files.
  ///   - locale: the language of files that do not name it and are in no `.lproj` folder.
  ///   - sourceLocale: the language that the app is written in; detected when it is not named.
  ///   - jobs: on how many threads to read; on one for each processor when it is not named.
  package init(
    _ reader: ExchangeFileReader, locale: String?, sourceLocale: LocaleIdentifier?, jobs: Int?
  ) {
    self.reader = reader
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.jobs = jobs
  }

  /// Reads files of one language or all, exchange files and bundles.
  ///
  /// Throws the first thing for which a file cannot be read as a whole.
  package func read(_ paths: [String]) throws(IntakeError) -> Conversion {
    var files: [LocalizationFile] = []
    var bilingual: [BilingualFile] = []
    for path in paths {
      if path.withoutSlashesAtItsEnd.hasSuffix(".xcloc") {
        bilingual += try self.files(of: try reader.read(path))
        continue
      }
      let bytes = try reader.bytes(of: path)
      if let file = monolingual(path, bytes) {
        files.append(file)
      } else {
        bilingual += try self.files(of: try reader.read(path, bytes: bytes))
      }
    }
    let texts = LocalizationProject(files: files, sourceLocale: sourceLocale)
    if let problem = texts.problems.first(where: { $0.kind == .syntax || $0.kind == .encoding }) {
      throw nothingConverted(because: problem)
    }
    return Conversion(files: files, bilingual: bilingual, sourceLocale: sourceLocale, jobs: jobs)
  }

  private func files(
    of incoming: ExchangeFileReader.Incoming
  ) throws(IntakeError) -> [BilingualFile] {
    if let problem = incoming.document.fatalProblems.first {
      throw nothingConverted(because: problem)
    }
    return incoming.document.files
  }

  private func nothingConverted(because problem: LocalizationProblem) -> IntakeError {
    IntakeError(
      at: "\(problem.location)", problem.message,
      advice: "\(problem.suggestion); nothing was converted")
  }

  /// A file of one language or all; none when it is of another kind.
  private func monolingual(_ path: String, _ bytes: [UInt8]) -> LocalizationFile? {
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
