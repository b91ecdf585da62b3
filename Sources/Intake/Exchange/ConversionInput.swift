import AuditModel
import Exchange
import Localization

/// Reads files to be written in another format.
package struct ConversionInput {
  private let files: any FileAccess
  private let reader: ExchangeFileReader
  private let locale: String?
  private let sourceLocale: LocaleIdentifier?
  private let jobs: Int?

  /// - Parameters:
  ///   - files: where folders are searched.
  ///   - reader: what reads the files.
  ///   - locale: the language of files that do not name it and are in no `.lproj` folder.
  ///   - sourceLocale: the language that the app is written in; detected when it is not named.
  ///   - jobs: on how many threads to read; on one for each processor when it is not named.
  package init(
    _ files: any FileAccess, _ reader: ExchangeFileReader, locale: String?,
    sourceLocale: LocaleIdentifier?, jobs: Int?
  ) {
    self.files = files
    self.reader = reader
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.jobs = jobs
  }

  /// Reads files of one language or all, exchange files and bundles.
  ///
  /// Throws the first thing for which a file cannot be read as a whole.
  package func read(_ paths: [String]) throws(IntakeError) -> Conversion {
    var monolingual: [LocalizationFile] = []
    var bilingual: [BilingualFile] = []
    for (path, root) in try listed(paths) {
      if path.withoutSlashesAtItsEnd.hasSuffix(".xcloc") {
        bilingual += try self.files(of: try reader.read(path))
        continue
      }
      let bytes = try reader.bytes(of: path)
      if let file = file(path, below: root, bytes) {
        monolingual.append(file)
      } else {
        bilingual += try self.files(of: try reader.read(path, bytes: bytes))
      }
    }
    let texts = LocalizationProject(files: monolingual, sourceLocale: sourceLocale)
    if let problem = texts.problems.first(where: \.kind.hidesTexts) {
      throw nothingConverted(because: problem)
    }
    return Conversion(
      files: monolingual, bilingual: bilingual, sourceLocale: sourceLocale, jobs: jobs)
  }

  /// The files, and those in folders with the folder that was named.
  private func listed(
    _ paths: [String]
  ) throws(IntakeError) -> [(path: String, root: String?)] {
    var result: [(String, String?)] = []
    for path in paths.map(\.withoutSlashesAtItsEnd) {
      guard path != "-", !path.hasSuffix(".xcloc"), files.isFolder(path) else {
        result.append((path, nil))
        continue
      }
      let found = try FileList(files, reader: reader).files([NamedPath(path)])
      result += found.map { ($0.path, path) }
    }
    return result
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
  ///
  /// Files of several targets in a folder may have the same name; they are kept apart by their folders.
  private func file(
    _ path: String, below root: String?, _ bytes: [UInt8]
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
      path: path == "-" ? "\(name).\(kind.rawValue)" : path,
      folder: root.map { target(of: path, below: $0) } ?? "", name: name, kind: kind,
      locale: kind == .catalog ? nil : language.map { LocaleIdentifier($0) } ?? "en",
      isBase: folder == "Base", bytes: bytes)
  }

  /// The folder of the target of a file, from a folder on.
  private func target(of path: String, below root: String) -> String {
    let folder = FilePath.folder(of: path)
    let target = folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
    return FilePath.path(target, from: root).map { $0 == "." ? "" : $0 } ?? ""
  }
}
