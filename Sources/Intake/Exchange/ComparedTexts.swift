import ArchiveReading
import AuditModel
import Exchange
import Localization

/// Reads strings to compare from wherever they are: a folder, a table, exchange files, an archive of
/// them, or a revision of git.
package struct ComparedTexts {
  private let files: any FileAccess
  private let reader: ExchangeFileReader
  private let sourceLocale: LocaleIdentifier?

  /// - Parameters:
  ///   - reader: what reads exchange files and standard input.
  ///   - sourceLocale: the language that the app is written in; detected when it is not named.
  package init(
    _ files: any FileAccess, reader: ExchangeFileReader, sourceLocale: LocaleIdentifier?
  ) {
    self.files = files
    self.reader = reader
    self.sourceLocale = sourceLocale
  }

  /// The strings of a folder, of a file, or of `REVISION` or `REVISION:FOLDER`.
  package func texts(of name: String) throws(IntakeError) -> LocalizationProject {
    let path = name.withoutSlashesAtItsEnd
    let isBundle = path.hasSuffix(".xcloc")
    if isBundle || name == "-" || files.isFile(name) { return try file(path) }
    if files.isFolder(name) { return try folder(name) }
    guard let found = try GitRevision(name, folder: files.currentFolder)?.files() else {
      throw IntakeError(at: name, "no such file or folder, and no revision of git")
    }
    guard !found.isEmpty else { throw IntakeError(at: name, "no strings in that revision") }
    return try readable(LocalizationProject(files: found, sourceLocale: sourceLocale))
  }

  /// Files that cannot be read would look as if their strings had been removed.
  private func readable(
    _ project: LocalizationProject
  ) throws(IntakeError) -> LocalizationProject {
    if let problem = project.problems.first(where: { $0.kind.hidesTexts }) {
      throw IntakeError(problem)
    }
    return project
  }

  private func folder(_ name: String) throws(IntakeError) -> LocalizationProject {
    let input = try ProjectFiles([name], in: files, source: sourceLocale)
    if let problem = input.targets.flatMap(\.problems).first { throw IntakeError(problem) }
    let start = input.root.path(of: name)
    let files = input.targets.flatMap(\.files).map { $0.relative(to: start) }
    if files.isEmpty { return try exports(in: name) }
    return try readable(LocalizationProject(files: files, sourceLocale: sourceLocale))
  }

  /// A folder of exchange files, one for each language.
  private func exports(in folder: String) throws(IntakeError) -> LocalizationProject {
    let delivery = ReturnedFileReader(files, reader: reader).read([folder])
    if let missing = delivery.missing.first {
      throw IntakeError(
        at: missing, "the manifest lists this file, but it is not there",
        advice: "add it, or name the other files")
    }
    guard !delivery.files.isEmpty || delivery.unread.contains(where: { $0.location != folder })
    else {
      throw IntakeError(
        at: folder, "no .lproj folder, no .xcstrings file and no exchange file in it or below",
        advice: "name a folder or file with strings")
    }
    return try texts(of: delivery)
  }

  private func texts(
    of delivery: ReturnedFileReader.Delivery
  ) throws(IntakeError) -> LocalizationProject {
    if let error = delivery.unread.first { throw error }
    return LocalizationProject(bilingual: delivery.files.flatMap(\.document.files))
  }

  /// A table in a folder of its language, with that of the source language.
  private func table(_ name: String) throws(IntakeError) -> LocalizationProject {
    let input = try ProjectFiles([name], in: files, source: sourceLocale)
    if let problem = input.targets.flatMap(\.problems).first { throw IntakeError(problem) }
    let start = FilePath.folder(of: FilePath.folder(of: input.root.path(of: name)))
    let found = input.targets.flatMap(\.files).map { $0.relative(to: start) }
    return try readable(LocalizationProject(files: found, sourceLocale: sourceLocale))
  }

  private func file(_ name: String) throws(IntakeError) -> LocalizationProject {
    if name.hasSuffix(".xcloc") { return LocalizationProject(bilingual: try bilingual(name)) }
    if FilePath.folder(of: name).hasSuffix(".lproj"), LocalizationFile.Kind(fileName: name) != nil {
      return try table(name)
    }
    let bytes = try reader.bytes(of: name)
    if name != "-", ArchiveReader.isArchive(bytes) {
      return try texts(of: ReturnedFileReader(files, reader: reader).read([name]))
    }
    guard let format = ExchangeFormat(path: name, bytes: bytes) else {
      throw IntakeError(
        at: name, "no string file in a known format",
        advice: "name a table, an exchange file, an archive of them or a folder")
    }
    if format.isBilingual {
      return LocalizationProject(bilingual: try files(of: reader.read(name, bytes: bytes)))
    }
    let file = LocalizationFile(
      path: name, folder: "", name: OriginalPath(name).table,
      kind: LocalizationFile.Kind(rawValue: format.rawValue) ?? .strings,
      locale: format == .xcstrings ? nil : sourceLocale ?? "en", bytes: bytes)
    return try readable(LocalizationProject(files: [file], sourceLocale: sourceLocale))
  }

  private func bilingual(_ path: String) throws(IntakeError) -> [BilingualFile] {
    try files(of: reader.read(path))
  }

  private func files(
    of incoming: ExchangeFileReader.Incoming
  ) throws(IntakeError) -> [BilingualFile] {
    if let problem = incoming.document.fatalProblems.first { throw IntakeError(problem) }
    return incoming.document.files
  }
}

extension LocalizationFile {
  /// The file with its target named from a folder on, so that projects in different folders compare.
  fileprivate func relative(to root: String) -> LocalizationFile {
    var file = self
    if root != ".", let path = FilePath.path(folder, from: root) {
      file.folder = path == "." ? "" : path
    }
    return file
  }
}
