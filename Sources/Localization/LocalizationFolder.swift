import AuditModel
import Foundation

/// Finds the string tables in the language folders of a folder.
struct LocalizationFolder {
  /// The files of a table.
  private struct TableFiles {
    var strings: (file: String, bytes: [UInt8])?
    var stringsDict: (file: String, bytes: [UInt8])?
  }

  private static let base = "Base.lproj"
  /// Larger files are no tables.
  private static let mostBytes = 256 << 20

  private let folder: URL
  /// Where the folder really is, so that links that lead out of it can be told.
  private let root: String
  private let displayName: String
  private let sourceLocale: LocaleIdentifier
  private(set) var tables: [StringTable] = []
  private(set) var problems: [LocalizationProblem] = []

  init(path: String, displayedAs displayName: String, sourceLocale: LocaleIdentifier) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    root = folder.resolvingSymlinksInPath().standardizedFileURL.path
    self.displayName = displayName
    self.sourceLocale = sourceLocale
  }

  /// Reads all language folders.
  mutating func load() {
    let names = contents(of: folder, shownAs: displayName).filter { $0.hasSuffix(".lproj") }
    // `Base` is in the source language, and what has a folder of its own comes before it.
    for name in names.filter({ $0 != Self.base }) + names.filter({ $0 == Self.base }) {
      let url = folder.appendingPathComponent(name, isDirectory: true)
      let shown = join(displayName, name)
      guard isInside(url) else {
        report(.outside, at: shown)
        continue
      }
      guard url.kind == .typeDirectory else { continue }
      let locale = name == Self.base ? sourceLocale : LocaleIdentifier(String(name.dropLast(6)))
      loadLanguage(locale, url, shownAs: shown)
    }
  }

  private mutating func loadLanguage(_ locale: LocaleIdentifier, _ url: URL, shownAs shown: String)
  {
    var files: [String: TableFiles] = [:]
    for name in contents(of: url, shownAs: shown) {
      let isStrings = name.hasSuffix(".strings")
      guard isStrings || name.hasSuffix(".stringsdict") else { continue }
      let file = join(shown, name)
      guard let bytes = read(url.appendingPathComponent(name), shownAs: file) else { continue }
      let table = String(name.prefix(name.count - (isStrings ? 8 : 12)))
      if isStrings {
        files[table, default: TableFiles()].strings = (file, bytes)
      } else {
        files[table, default: TableFiles()].stringsDict = (file, bytes)
      }
    }
    for (name, files) in files.sorted(by: { $0.key < $1.key }) {
      let result = StringTable.join(
        name: name, locale: locale, strings: files.strings, stringsDict: files.stringsDict)
      tables.append(result.table)
      problems += result.problems
    }
  }
}

extension LocalizationFolder {
  private func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  private mutating func contents(of url: URL, shownAs shown: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    } catch {
      report(.cannotOpen(error), at: shown)
      return []
    }
  }

  private mutating func read(_ url: URL, shownAs shown: String) -> [UInt8]? {
    guard isInside(url) else { return fail(.outside, at: shown) }
    // Anything but a file could keep us waiting for bytes without end.
    guard url.kind == .typeRegular else { return fail(.noFile, at: shown) }
    guard url.size <= Self.mostBytes else { return fail(.tooLarge, at: shown) }
    do {
      return Array(try Data(contentsOf: url))
    } catch {
      return fail(.cannotOpen(error), at: shown)
    }
  }

  private func isInside(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().standardizedFileURL.path
    return path.hasPrefix(root == "/" ? root : root + "/")
  }

  private mutating func fail(_ failure: Failure, at file: String) -> [UInt8]? {
    report(failure, at: file)
    return nil
  }

  private mutating func report(_ failure: Failure, at file: String) {
    problems.append(
      LocalizationProblem(
        location: SourceLocation(file: file, line: 1, column: 1), kind: .unreadableFile,
        message: failure.message, suggestion: failure.suggestion))
  }
}

extension URL {
  /// The kind of what it leads to, behind all links.
  fileprivate var kind: FileAttributeType? { attributes?[.type] as? FileAttributeType }

  /// The bytes in what it leads to, as far as that is known.
  fileprivate var size: Int { (attributes?[.size] as? NSNumber)?.intValue ?? 0 }

  private var attributes: [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: resolvingSymlinksInPath().path)
  }
}

/// Why something in the folder is not read.
private struct Failure {
  let message: String
  let suggestion: String

  static let outside = Self(
    message: "this link leads out of the folder, so it is not followed",
    suggestion: "replace it by what it leads to")
  static let noFile = Self(
    message: "this is no file", suggestion: "replace it by a file with texts")
  static let tooLarge = Self(
    message: "this file has more than 256 MB", suggestion: "split it into several tables")

  static func cannotOpen(_ error: any Error) -> Self {
    Self(
      message: "it cannot be opened: \((error as NSError).localizedDescription)",
      suggestion: "check that it exists and may be read")
  }
}

extension LocalizationProject {
  /// Reads `<locale>.lproj/*.strings` and `*.stringsdict` in a folder.
  ///
  /// What cannot be read becomes a problem; a folder without language folders gives an empty
  /// project. Links that lead out of the folder are not followed. `Base.lproj` counts as the source
  /// language where that has no table of its own.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - displayName: how to write the folder in places, such as `Localizations`.
  ///   - sourceLocale: the language that the app is written in.
  public static func load(
    folder: String, displayedAs displayName: String, sourceLocale: LocaleIdentifier = "en"
  ) -> LocalizationProject {
    var reader = LocalizationFolder(
      path: folder, displayedAs: displayName, sourceLocale: sourceLocale)
    reader.load()
    return LocalizationProject(
      sourceLocale: sourceLocale, tables: reader.tables, problems: reader.problems)
  }
}
