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

  /// The strings that were read, and the files that were not.
  package struct Reading {
    /// The files of one language or of all.
    fileprivate(set) var monolingual: [LocalizationFile] = []
    /// The files of two languages.
    fileprivate(set) var bilingual: [BilingualFile] = []
    /// Why other files are left out, each once.
    package fileprivate(set) var unread: [IntakeError] = []
    /// The language that the app is written in, when one of its files is left out.
    fileprivate var sourceLocale: LocaleIdentifier?

    /// Whether nothing was read.
    package var isEmpty: Bool { monolingual.isEmpty && bilingual.isEmpty }

    fileprivate mutating func leaveOut(_ error: IntakeError) {
      if !unread.contains(error) { unread.append(error) }
    }
  }

  /// Reads files of one language or all, exchange files and bundles, and leaves out those that
  /// cannot be read.
  ///
  /// Throws when an import into a folder around them was interrupted.
  ///
  /// - Parameter format: the format that they are to be written in.
  package func read(
    _ paths: [String], for format: ExchangeFormat
  ) throws(IntakeError) -> (conversion: Conversion, reading: Reading) {
    var reading = Reading()
    for path in paths.map(\.withoutSlashesAtItsEnd) {
      if path != "-" { try files.requireWhole(around: FilePath.folder(of: files.realPath(path))) }
      add(path, to: &reading)
    }
    keepApart(&reading.monolingual)
    leaveOutUnreadableTables(of: &reading, pairing: format.isBilingual)
    let conversion = Conversion(
      files: reading.monolingual, bilingual: reading.bilingual,
      sourceLocale: sourceLocale ?? reading.sourceLocale, jobs: jobs)
    return (conversion, reading)
  }

  private func add(_ path: String, to reading: inout Reading) {
    do throws(IntakeError) {
      if path.hasSuffix(".xcloc") {
        reading.bilingual += try self.files(of: try reader.read(path))
      } else if path != "-", files.isFolder(path) {
        try addFolder(path, to: &reading)
      } else {
        try add(try reader.bytes(of: path), at: path, below: nil, to: &reading)
      }
    } catch {
      reading.leaveOut(error)
    }
  }

  private func addFolder(_ folder: String, to reading: inout Reading) throws(IntakeError) {
    for item in try FileList(files, reader: reader).files([NamedPath(folder)]) {
      do throws(IntakeError) {
        if let problem = item.problems.first { throw IntakeError(problem) }
        try add(try item.bytes(), at: item.path, below: folder, to: &reading)
      } catch {
        reading.leaveOut(error)
      }
    }
  }

  private func add(
    _ bytes: [UInt8], at path: String, below root: String?, to reading: inout Reading
  ) throws(IntakeError) {
    if let file = file(path, below: root, bytes) {
      reading.monolingual.append(file)
    } else {
      reading.bilingual += try files(of: try reader.read(path, bytes: bytes))
    }
  }

  private func files(
    of incoming: ExchangeFileReader.Incoming
  ) throws(IntakeError) -> [BilingualFile] {
    if let problem = incoming.document.fatalProblems.first { throw IntakeError(problem) }
    return incoming.document.files
  }

  /// Leaves out tables that cannot be read as a whole.
  ///
  /// - Parameter pairs: whether a translation is of no use without its source strings.
  private func leaveOutUnreadableTables(of reading: inout Reading, pairing pairs: Bool) {
    let all = reading.monolingual
    let texts = LocalizationProject(files: all, sourceLocale: sourceLocale)
    var broken: Set<String> = []
    for problem in texts.problems
    where problem.kind.hidesTexts && broken.insert(problem.location.file).inserted {
      reading.leaveOut(IntakeError(problem))
    }
    guard !broken.isEmpty else { return }
    let source =
      sourceLocale ?? reading.bilingual.first?.sourceLocale ?? SourceLanguage.of(all)
    reading.sourceLocale = source
    reading.monolingual.removeAll { broken.contains($0.path) }
    if pairs { leaveOutTranslations(of: all.filter { $0.locale == source }, broken, in: &reading) }
  }

  /// Leaves out the translations of files in the source language that are all broken.
  private func leaveOutTranslations(
    of sources: [LocalizationFile], _ broken: Set<String>, in reading: inout Reading
  ) {
    for file in reading.monolingual where file.kind != .catalog {
      let own = sources.filter { $0.folder == file.folder && $0.name == file.name }
      guard let first = own.first, own.allSatisfy({ broken.contains($0.path) }) else { continue }
      reading.monolingual.removeAll { $0.path == file.path }
      reading.leaveOut(
        IntakeError(
          at: file.path, "its source strings, \(first.path), cannot be read",
          advice: "correct that file first"))
    }
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
    let target = target(of: path)
    if root == "." { return target == "." ? "" : target }
    return FilePath.path(target, from: root).map { $0 == "." ? "" : $0 } ?? ""
  }

  private func target(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
  }

  /// Gives files their folders when two of them would be one table, of which one would be lost.
  private func keepApart(_ found: inout [LocalizationFile]) {
    let names = found.map { file in
      [file.folder, file.name, file.kind.rawValue, file.isBase ? "" : "\(file.locale ?? "")"]
    }
    guard Set(names).count < found.count else { return }
    let folders = found.map { FilePath.normalized(files.absolute(target(of: $0.path))) }
    let common = FilePath.common(folders)
    for (index, folder) in folders.enumerated() {
      found[index].folder = FilePath.path(folder, from: common).map { $0 == "." ? "" : $0 } ?? ""
    }
  }
}
