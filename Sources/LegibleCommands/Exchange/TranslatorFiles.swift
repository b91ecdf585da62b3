import AuditModel
import Exchange
import Foundation
import Localization
import Reporting

/// Reads files that come from translators, wherever they are.
struct TranslatorFiles {
  let tool: CommandLineTool

  /// A file with what it was read as.
  struct Incoming {
    /// The path as it was given.
    let path: String
    /// The file.
    let document: BilingualDocument
  }

  /// The bytes of a file, with what they are to be read as.
  struct Source {
    /// The path as it is shown.
    let path: String
    /// The bytes.
    let bytes: [UInt8]
    /// The format.
    let format: ExchangeFormat
    /// What is wrong with the bundle that it lies in.
    var bundleProblems: [LocalizationProblem] = []
  }

  /// Reads a file, the XLIFF file in a bundle, or standard input for `-`.
  func read(_ path: String) throws(CommandError) -> Incoming {
    let path = path.withoutSlashesAtItsEnd
    if path.hasSuffix(".xcloc"), tool.files.isFolder(path) { return try readBundle(path) }
    return try read(path, bytes: try bytes(of: path))
  }

  /// The bytes of a file, or of the XLIFF file in a bundle, without reading what they say.
  func source(of path: String) throws(CommandError) -> Source {
    if path.hasSuffix(".xcloc"), tool.files.isFolder(path) {
      var (bundle, source) = try bundled(path)
      var locales: Set<LocaleIdentifier> = []
      _ = BilingualDocument.read(source.bytes, path: source.path, format: source.format) { file in
        if let locale = file.targetLocale { locales.insert(locale) }
      }
      source.bundleProblems =
        bundle.problems + bundle.problems(withTargetLocales: locales.sorted(), path: path)
      return source
    }
    return try source(path, bytes: try bytes(of: path))
  }

  /// Reads bytes that were read from a path already.
  func read(_ path: String, bytes: [UInt8]) throws(CommandError) -> Incoming {
    let source = try source(path, bytes: bytes)
    return Incoming(
      path: path, document: BilingualDocument(bytes, path: path, format: source.format))
  }

  private func source(_ path: String, bytes: [UInt8]) throws(CommandError) -> Source {
    if bytes.isZipArchive { throw .input("\(path): this is a zip archive; unzip it first") }
    guard let format = ExchangeFormat(path: path, bytes: bytes), format.isBilingual else {
      throw .input(
        "\(path): neither XLIFF nor PO; name a file that came from a translator, or convert it "
          + "first")
    }
    return Source(path: path, bytes: bytes, format: format)
  }

  /// The bytes of a file, or of standard input for `-`.
  func bytes(of path: String) throws(CommandError) -> [UInt8] {
    if path == "-" { return Array(tool.console.readInput()) }
    guard tool.files.isFile(path) else {
      throw .input(
        tool.files.isFolder(path)
          ? "\(path): this is a folder; name the files in it" : "\(path): no such file")
    }
    do {
      return Array(try tool.files.read(path))
    } catch is FileTooLarge {
      throw .input(
        "\(path): has more than \(FileTooLarge.mostBytes >> 20) MB, so it is not read; split it "
          + "into several files")
    } catch {
      throw .input("\(path): cannot be read; check that it exists and may be read")
    }
  }

  private func bundled(
    _ path: String
  ) throws(CommandError) -> (bundle: XclocBundle, source: Source) {
    let bundle = XclocBundle(FolderBundle(folder: path, files: tool.files), path: path)
    guard let file = bundle.xliff else {
      throw .input(
        (bundle.problems.first?.description ?? "\(path): no XLIFF file in it").forTerminal)
    }
    return (
      bundle, Source(path: "\(path)/\(file.path)", bytes: file.bytes, format: .xliff12)
    )
  }

  private func readBundle(_ path: String) throws(CommandError) -> Incoming {
    let (bundle, source) = try bundled(path)
    let document = BilingualDocument(source.bytes, path: source.path, format: .xliff12)
    let locales = document.files.compactMap(\.targetLocale)
    let problems =
      bundle.problems + bundle.problems(withTargetLocales: locales, path: path)
    if let problem = problems.first { throw .input(problem.description.forTerminal) }
    return Incoming(path: source.path, document: document)
  }
}

extension String {
  /// The path of a folder as one names it without wanting to look into it: `de.xcloc/` is `de.xcloc`.
  var withoutSlashesAtItsEnd: String {
    guard let last = lastIndex(where: { $0 != "/" }) else { return isEmpty ? "" : "/" }
    return String(self[...last])
  }
}

extension [UInt8] {
  /// Whether they are a zip archive, as which bundles are often sent (APPNOTE.TXT 4.3.7).
  var isZipArchive: Bool { starts(with: [0x50, 0x4B, 0x03, 0x04]) }
}
