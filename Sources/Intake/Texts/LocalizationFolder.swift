import AuditModel
import Foundation
import Localization

/// Reads the files with strings in the language folders of a folder, and the catalogs beside them.
struct LocalizationFolder {
  private static let base = "Base.lproj"
  /// Where Xcode puts the catalogs of screens and views, which hold all languages.
  private static let multilingual = "mul.lproj"

  private let folder: String
  private let access: any FileAccess
  /// Where the folders that may be read really are, so that links that lead out of them are known.
  private let roots: [String]
  /// How the folder is written in locations; empty for the root.
  private let displayName: String
  private(set) var files: [LocalizationFile] = []
  private(set) var problems: [LocalizationProblem] = []
  /// The languages of tables that are there and cannot be read.
  private(set) var unreadLocales: Set<LocaleIdentifier> = []
  /// Tables in a folder that is of no language.
  private(set) var skipped: [SkippedFile] = []

  /// - Parameters:
  ///   - displayName: how to write the folder in locations; its path when none is given.
  ///   - roots: the folders, by their paths behind all links, beyond which no link is followed; the
  ///     folder itself when none is named.
  init(
    _ folder: String, in access: any FileAccess, displayedAs displayName: String? = nil,
    within roots: [String] = []
  ) {
    self.folder = folder
    self.access = access
    self.roots = roots.isEmpty ? [access.realPath(folder)] : roots
    let shown = displayName ?? folder
    self.displayName = shown == "." ? "" : shown
  }

  /// Reads all files.
  mutating func load() {
    for name in list(folder, shownAs: displayName) ?? [] {
      let path = FilePath.join(folder, name)
      if name.hasSuffix(".lproj") {
        loadLanguage(name, path)
      } else if LocalizationFile.Kind(fileName: name) == .catalog, access.isRegularFile(path) {
        loadFile(name, path, shownAs: FilePath.join(displayName, name), locale: nil)
      }
    }
  }

  private mutating func loadLanguage(_ name: String, _ path: String) {
    let shown = FilePath.join(displayName, name)
    guard isInside(path) else { return report(.outside, at: shown) }
    guard access.isFolder(path) else { return }
    let isBase = name == Self.base
    let locale =
      isBase || name == Self.multilingual ? nil : LocaleIdentifier(String(name.dropLast(6)))
    guard let names = list(path, shownAs: shown) else {
      if let locale { unreadLocales.insert(locale) }
      return
    }
    for name in names {
      loadFile(
        name, FilePath.join(path, name), shownAs: FilePath.join(shown, name), locale: locale,
        isBase: isBase)
    }
  }

  private mutating func loadFile(
    _ name: String, _ path: String, shownAs shown: String, locale: LocaleIdentifier?,
    isBase: Bool = false
  ) {
    guard let kind = LocalizationFile.Kind(fileName: name) else { return }
    guard kind == .catalog || isBase || locale != nil else {
      return skipped.append(
        SkippedFile(shown, reason: "\(Self.multilingual) is for string catalogs only"))
    }
    guard let bytes = read(path, shownAs: shown) else {
      if let locale { unreadLocales.insert(locale) }
      return
    }
    files.append(
      LocalizationFile(
        path: shown, folder: displayName, name: String(name.dropLast(kind.rawValue.count + 1)),
        kind: kind, locale: kind == .catalog ? nil : locale, isBase: isBase, bytes: bytes))
  }
}

extension LocalizationFolder {
  private mutating func list(_ path: String, shownAs shown: String) -> [String]? {
    do {
      return try access.list(path)
    } catch {
      report(.cannotOpen(error), at: shown)
      return nil
    }
  }

  private mutating func read(_ path: String, shownAs shown: String) -> [UInt8]? {
    guard isInside(path) else { return fail(.outside, at: shown) }
    // Anything but a file could keep us waiting for bytes without end.
    guard access.isRegularFile(path) else { return fail(.noFile, at: shown) }
    do {
      return Array(try access.read(path))
    } catch {
      return fail(error is FileTooLarge ? .tooLarge : .cannotOpen(error), at: shown)
    }
  }

  /// Whether a path may be read; most are no links.
  private func isInside(_ path: String) -> Bool {
    guard access.isLink(path) else { return true }
    let real = access.realPath(path)
    return roots.contains { FilePath.path(real, from: $0) != nil }
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

/// Why something in the folder is not read.
private struct Failure {
  let message: String
  let suggestion: String

  static let outside = Self(
    message: LocalizationProblem.leadsOutside, suggestion: "replace it by what it leads to")
  static let noFile = Self(
    message: "this is no file", suggestion: "replace it by a string file")
  static let tooLarge = Self(
    message: "this file has more than 256 MB", suggestion: "split it into several tables")

  static func cannotOpen(_ error: any Error) -> Self {
    Self(
      message: "it cannot be opened: \((error as NSError).localizedDescription)",
      suggestion: "check that it exists and may be read")
  }
}
