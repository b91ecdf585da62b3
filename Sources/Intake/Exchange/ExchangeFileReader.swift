import AuditModel
import Exchange
import Foundation
import Localization

/// Reads exchange files, wherever they are.
package struct ExchangeFileReader: Sendable {
  private let files: any FileAccess
  private let root: ProjectRoot?
  private let standardInput: @Sendable () -> Data

  /// - Parameters:
  ///   - files: what the paths are read with.
  ///   - root: the project from whose root on the paths of files in it are shown; paths are shown as
  ///     they are given when there is none.
  ///   - standardInput: what is read for `-`.
  package init(
    _ files: any FileAccess, shownFrom root: ProjectRoot? = nil,
    standardInput: @escaping @Sendable () -> Data = { Data() }
  ) {
    self.files = files
    self.root = root
    self.standardInput = standardInput
  }

  /// A file with what it was read as.
  package struct Incoming: Sendable {
    /// The path as it is shown.
    package let path: String
    /// The file.
    package let document: BilingualDocument
  }

  /// The bytes of a file, with what they are to be read as.
  package struct Source: Sendable {
    /// The path as it is shown.
    package let path: String
    /// The bytes.
    package let bytes: [UInt8]
    /// The format.
    package let format: ExchangeFormat
    /// The problems of the bundle around it.
    package fileprivate(set) var bundleProblems: [LocalizationProblem] = []
  }

  /// Reads a file, the XLIFF file in a bundle, or standard input for `-`.
  package func read(_ path: String) throws(IntakeError) -> Incoming {
    let path = path.withoutSlashesAtItsEnd
    if isBundle(path) { return try readBundle(path) }
    return try read(path, bytes: try bytes(of: path))
  }

  /// The bytes of a file, or of the XLIFF file in a bundle, without reading what they say.
  package func source(of path: String) throws(IntakeError) -> Source {
    guard isBundle(path) else { return try source(path, bytes: try bytes(of: path)) }
    var (bundle, source) = try bundled(path)
    var locales: Set<LocaleIdentifier> = []
    _ = BilingualDocument.read(source.bytes, path: source.path, format: source.format) { file in
      if let locale = file.targetLocale { locales.insert(locale) }
    }
    source.bundleProblems =
      bundle.problems + bundle.problems(withTargetLocales: locales.sorted(), path: shown(path))
    return source
  }

  /// Reads bytes that were read from a path already.
  package func read(_ path: String, bytes: [UInt8]) throws(IntakeError) -> Incoming {
    let source = try source(path, bytes: bytes)
    return Incoming(
      path: source.path,
      document: BilingualDocument(bytes, path: source.path, format: source.format))
  }

  /// The bytes of a file, or of standard input for `-`.
  ///
  /// Throws when an import into a folder around it was interrupted.
  package func bytes(of path: String) throws(IntakeError) -> [UInt8] {
    if path == "-" { return Array(standardInput()) }
    try files.requireWhole(around: FilePath.folder(of: files.realPath(path)))
    return try files.bytes(ofFile: path)
  }

  private func shown(_ path: String) -> String {
    path == "-" ? path : root?.path(of: path) ?? path
  }

  private func isBundle(_ path: String) -> Bool {
    path.hasSuffix(".xcloc") && files.isFolder(path)
  }

  private func source(_ path: String, bytes: [UInt8]) throws(IntakeError) -> Source {
    if bytes.isZipArchive {
      throw IntakeError(at: path, "this is a zip archive", advice: "unzip it first")
    }
    guard let format = ExchangeFormat(path: path, bytes: bytes), format.isBilingual else {
      throw IntakeError(
        at: path, "neither XLIFF nor PO, CSV or TMX",
        advice: "name a file that came from a translator, or convert it first")
    }
    return Source(path: shown(path), bytes: bytes, format: format)
  }

  private func bundled(
    _ path: String
  ) throws(IntakeError) -> (bundle: XclocBundle, source: Source) {
    let shown = shown(path)
    let bundle = XclocBundle(FolderBundle(folder: path, files: files), path: shown)
    guard let file = bundle.xliff else {
      throw bundle.problems.first.map(IntakeError.init)
        ?? IntakeError(at: path, "no XLIFF file in it")
    }
    let source = Source(path: "\(shown)/\(file.path)", bytes: file.bytes, format: .xliff12)
    return (bundle, source)
  }

  private func readBundle(_ path: String) throws(IntakeError) -> Incoming {
    let (bundle, source) = try bundled(path)
    let document = BilingualDocument(source.bytes, path: source.path, format: .xliff12)
    let locales = document.files.compactMap(\.targetLocale)
    let problems =
      bundle.problems + bundle.problems(withTargetLocales: locales, path: shown(path))
    if let problem = problems.first { throw IntakeError(problem) }
    return Incoming(path: source.path, document: document)
  }
}

extension FileAccess {
  /// The bytes of a named file.
  package func bytes(ofFile path: String) throws(IntakeError) -> [UInt8] {
    guard isFile(path) else {
      if path.unicodeScalars.contains("\u{FFFD}") { throw .noFile(at: path) }
      throw isFolder(path)
        ? IntakeError(at: path, "this is a folder", advice: "name the files in it")
        : IntakeError(at: path, "no such file")
    }
    do {
      return Array(try read(path))
    } catch is FileTooLarge {
      throw IntakeError(
        at: path, "has more than \(FileTooLarge.mostBytes >> 20) MB, so it is not read",
        advice: "split it into several files")
    } catch {
      throw IntakeError(
        at: path, "cannot be read", advice: "check that it exists and may be read")
    }
  }
}

extension IntakeError {
  /// The problems of a string file.
  package init(_ problem: LocalizationProblem) {
    self.init(at: "\(problem.location)", problem.message, advice: problem.suggestion)
  }
}

extension [UInt8] {
  /// Whether they are a zip archive, as which bundles are often sent (APPNOTE.TXT 4.3.7).
  package var isZipArchive: Bool { starts(with: [0x50, 0x4B, 0x03, 0x04]) }
}
