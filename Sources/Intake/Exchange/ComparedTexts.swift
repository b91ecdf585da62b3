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

  /// The strings that were read, and what was left out.
  package struct Texts {
    /// The strings.
    package let project: LocalizationProject
    /// Why other files are left out.
    package fileprivate(set) var unread: [IntakeError] = []
    /// The manifests that cannot be read, so that all files beside them are.
    package fileprivate(set) var warnings: [IntakeError] = []
    /// Which strings the files that are left out may hold.
    package fileprivate(set) var gaps = ComparisonGaps()

    fileprivate init(_ project: LocalizationProject) { self.project = project }
  }

  /// The strings of a folder, of a file, or of `REVISION` or `REVISION:FOLDER`.
  ///
  /// Throws when nothing of it can be read.
  package func texts(of name: String) throws(IntakeError) -> Texts {
    let path = name.withoutSlashesAtItsEnd
    let isBundle = path.hasSuffix(".xcloc")
    if isBundle || name == "-" || files.isFile(name) { return try file(path) }
    if files.isFolder(name) { return try folder(name) }
    guard let found = try GitRevision(name, folder: files.currentFolder)?.files() else {
      throw IntakeError(at: name, "no such file or folder, and no revision of git")
    }
    guard !found.isEmpty else { throw IntakeError(at: name, "no strings in that revision") }
    return try texts(in: found)
  }

  /// The strings of tables, without those that cannot be read: they would look as if the strings of
  /// their end had been removed.
  ///
  /// - Parameter root: the folder that the paths of the tables begin at; each side has its own.
  private func texts(
    in found: [LocalizationFile], besides problems: [LocalizationProblem] = [],
    below root: ProjectRoot? = nil
  ) throws(IntakeError) -> Texts {
    let whole = LocalizationProject(files: found, sourceLocale: sourceLocale)
    var broken: Set<String> = []
    let first = whole.problems.filter { problem in
      problem.kind.hidesTexts && broken.insert(problem.location.file).inserted
    }
    guard let error = (problems + first).first else { return Texts(whole) }
    let rest = found.filter { !broken.contains($0.path) }
    guard !rest.isEmpty else { throw IntakeError(error.shown(below: root)) }
    var texts = Texts(
      LocalizationProject(files: rest, sourceLocale: sourceLocale ?? whole.sourceLocale))
    texts.unread = (problems + first).map { IntakeError($0.shown(below: root)) }
    texts.gaps.isAnywhere = !problems.isEmpty
    for file in found where broken.contains(file.path) { texts.gaps.add(file) }
    return texts
  }

  private func folder(_ name: String) throws(IntakeError) -> Texts {
    let input = try ProjectFiles([name], in: files, source: sourceLocale)
    let problems = input.targets.flatMap(\.problems)
    let start = input.root.path(of: name)
    let files = input.targets.flatMap(\.files).map { $0.relative(to: start) }
    if let problem = problems.first, files.isEmpty { throw IntakeError(problem) }
    if files.isEmpty { return try exports(in: name) }
    return try texts(in: files, besides: problems, below: input.root)
  }

  /// A folder of exchange files, one for each language.
  private func exports(in folder: String) throws(IntakeError) -> Texts {
    let delivery = ReturnedFileReader(files, reader: reader).read([folder])
    guard
      !delivery.files.isEmpty || !delivery.missing.isEmpty
        || delivery.unread.contains(where: { $0.location != folder })
    else {
      throw IntakeError(
        at: folder, "no .lproj folder, no .xcstrings file and no exchange file in it or below",
        advice: "name a folder or file with strings")
    }
    return try texts(of: delivery)
  }

  private func texts(
    of delivery: ReturnedFileReader.Delivery
  ) throws(IntakeError) -> Texts {
    let missing = delivery.missing.map { path in
      IntakeError(
        at: path, "the manifest lists this file, but it is not there",
        advice: "add it, or name the other files")
    }
    if let error = (delivery.unread + missing).first, delivery.files.isEmpty { throw error }
    var texts = Texts(LocalizationProject(bilingual: delivery.files.flatMap(\.document.files)))
    texts.unread = delivery.unread + missing
    texts.gaps.isAnywhere = !texts.unread.isEmpty
    texts.warnings = delivery.warnings
    return texts
  }

  /// A table in a folder of its language, with that of the source language.
  private func table(_ name: String) throws(IntakeError) -> Texts {
    let input = try ProjectFiles([name], in: files, source: sourceLocale)
    let problems = input.targets.flatMap(\.problems)
    let start = FilePath.folder(of: FilePath.folder(of: input.root.path(of: name)))
    let found = input.targets.flatMap(\.files).map { $0.relative(to: start) }
    if let problem = problems.first, found.isEmpty { throw IntakeError(problem) }
    return try texts(in: found, besides: problems, below: input.root)
  }

  private func file(_ name: String) throws(IntakeError) -> Texts {
    if name.hasSuffix(".xcloc") {
      return Texts(LocalizationProject(bilingual: try bilingual(name)))
    }
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
      return Texts(LocalizationProject(bilingual: try files(of: reader.read(name, bytes: bytes))))
    }
    let file = LocalizationFile(
      path: name, folder: "", name: OriginalPath(name).table,
      kind: LocalizationFile.Kind(rawValue: format.rawValue) ?? .strings,
      locale: format == .xcstrings ? nil : sourceLocale ?? "en", bytes: bytes)
    return try texts(in: [file])
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

extension LocalizationProblem {
  /// The problem with the path of its file as it can be opened.
  fileprivate func shown(below root: ProjectRoot?) -> LocalizationProblem {
    guard let root else { return self }
    var problem = self
    problem.location.file = FilePath.shortest(FilePath.join(root.folder, location.file))
    return problem
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
