import AuditModel
import Foundation

/// Finds the files with texts in the language folders of a folder, and the catalogs beside them.
struct LocalizationFolder {
  private static let base = "Base.lproj"
  /// Where Xcode puts the catalogs of screens and views, which hold all languages.
  private static let multilingual = "mul.lproj"
  /// Larger files are no tables.
  private static let mostBytes = 256 << 20

  private let folder: URL
  /// Where the folders that may be read really are, so that links that lead out of them can be told.
  private let roots: [String]
  private let displayName: String
  private(set) var files: [LocalizationFile] = []
  private(set) var problems: [LocalizationProblem] = []

  init(path: String, displayedAs displayName: String, within roots: [String]) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    let own = folder.resolvingSymlinksInPath().standardizedFileURL.path
    self.roots = roots.isEmpty ? [own] : roots
    self.displayName = displayName == "." ? "" : displayName
  }

  /// Reads all files.
  mutating func load() {
    let names = contents(of: folder, shownAs: displayName)
    for name in names {
      let url = folder.appendingPathComponent(name)
      if name.hasSuffix(".lproj") {
        loadLanguage(name, url)
      } else if LocalizationFile.Kind(fileName: name) == .catalog, url.kind == .typeRegular {
        loadFile(name, url, shownAs: join(displayName, name), locale: nil)
      }
    }
  }

  private mutating func loadLanguage(_ name: String, _ url: URL) {
    let shown = join(displayName, name)
    guard isInside(url) else { return report(.outside, at: shown) }
    guard url.kind == .typeDirectory else { return }
    let isBase = name == Self.base
    let locale =
      isBase || name == Self.multilingual ? nil : LocaleIdentifier(String(name.dropLast(6)))
    for name in contents(of: url, shownAs: shown) {
      loadFile(
        name, url.appendingPathComponent(name), shownAs: join(shown, name), locale: locale,
        isBase: isBase)
    }
  }

  private mutating func loadFile(
    _ name: String, _ url: URL, shownAs shown: String, locale: LocaleIdentifier?,
    isBase: Bool = false
  ) {
    guard let kind = LocalizationFile.Kind(fileName: name),
      kind == .catalog || isBase || locale != nil,
      let bytes = read(url, shownAs: shown)
    else { return }
    files.append(
      LocalizationFile(
        path: shown, folder: displayName, name: String(name.dropLast(kind.rawValue.count + 1)),
        kind: kind, locale: kind == .catalog ? nil : locale, isBase: isBase, bytes: bytes))
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
    return roots.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
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
    message: LocalizationProblem.leadsOutside, suggestion: "replace it by what it leads to")
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
  /// Reads the files with texts in a folder: `<locale>.lproj/*.strings` and `*.stringsdict`, and
  /// `*.xcstrings` beside them.
  ///
  /// What cannot be read becomes a problem; a folder without such files gives an empty project.
  /// Links that lead out of the folder are not followed. `Base.lproj` counts as the source language
  /// where that has no table of its own.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - displayName: how to write the folder in places, such as `Localizations`.
  ///   - sourceLocale: the language that the app is written in; found out when it is not named.
  public static func load(
    folder: String, displayedAs displayName: String, sourceLocale: LocaleIdentifier? = nil
  ) -> LocalizationProject {
    let found = files(inFolder: folder, displayedAs: displayName)
    return LocalizationProject(
      files: found.files, sourceLocale: sourceLocale, problems: found.problems)
  }

  /// The files with texts in a folder and in its language folders, and what keeps others from being
  /// read.
  ///
  /// - Parameter roots: the folders, by their paths behind all links, beyond which no link is
  ///   followed; the folder itself when none is named.
  package static func files(
    inFolder folder: String, displayedAs displayName: String, within roots: [String] = []
  ) -> (files: [LocalizationFile], problems: [LocalizationProblem]) {
    var reader = LocalizationFolder(path: folder, displayedAs: displayName, within: roots)
    reader.load()
    return (reader.files, reader.problems)
  }
}
