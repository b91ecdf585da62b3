import AuditModel
import Exchange
import Localization

/// The strings that a named file or language folder stands for: itself, and the source language to
/// compare it with.
struct NamedTexts {
  private let files: any FileAccess
  private let roots: [String]
  private let languages: DevelopmentLanguages
  private let source: LocaleIdentifier?

  /// - Parameters:
  ///   - roots: what may be read, by the paths behind all links.
  ///   - source: the language that the app is written in; detected when it is not named.
  init(
    _ files: any FileAccess, roots: [String], languages: DevelopmentLanguages,
    source: LocaleIdentifier?
  ) {
    self.files = files
    self.roots = roots
    self.languages = languages
    self.source = source
  }

  /// The meaning of a path: `de.lproj` for all tables of that language, `de.lproj/A.strings` for
  /// one table, a catalog for itself.
  func read(_ path: String) -> TargetTexts {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    let isFolder = path.hasSuffix(".lproj")
    let folders = isFolder ? parts : parts.dropLast()
    guard let language = folders.last, language.hasSuffix(".lproj") else {
      return readAlone(path, folder: folders.joined(separator: "/"))
    }
    let parent = folders.dropLast().joined(separator: "/")
    let root = parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent
    var found = LocalizationFolder(root, in: files, within: roots)
    found.load()
    let locale = LocaleIdentifier(String(language.dropLast(6)))
    let all = languages.stamp(
      found.files, unread: found.unreadLocales, in: root, source: source)
    let source = SourceLanguage.of(all)
    let name = isFolder ? nil : parts.last?.split(separator: ".").dropLast().joined(separator: ".")
    let kept = all.filter { file in
      file.kind != .catalog && name.map { file.name == $0 } ?? true
        && (file.isBase || file.locale == locale || file.locale == source)
    }
    let problems = found.problems.filter { problem in
      let file = problem.location.file
      let own = FileFamily(of: file).locale
      let isNamed = name.map { OriginalPath(file).table == $0 } ?? true
      return !file.hasSuffix(".xcstrings") && isNamed
        && (own == nil || own == locale || own == source)
    }
    return TargetTexts(files: kept, problems: problems, unreadLocales: found.unreadLocales)
  }

  /// A catalog, or a table that lies in no language folder and counts as the source language.
  private func readAlone(
    _ path: String, folder: String
  ) -> TargetTexts {
    guard let kind = LocalizationFile.Kind(fileName: path) else { return TargetTexts() }
    do {
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      var file = LocalizationFile(
        path: path, folder: folder, name: String(name.dropLast(kind.rawValue.count + 1)),
        kind: kind, locale: kind == .catalog ? nil : Self.locale(ofTable: name) ?? source ?? "en",
        bytes: Array(try files.read(path)))
      file.appLocale = source
      return TargetTexts(files: [file])
    } catch {
      return TargetTexts(problems: [.unopened(path, because: error)])
    }
  }

  /// The language of a table called `de.strings`; nil for one that does not name it.
  private static func locale(ofTable name: String) -> LocaleIdentifier? {
    let stem = name.split(separator: ".").first.map { String($0) } ?? name
    let parts = stem.split { $0 == "-" || $0 == "_" }
    let isLocale =
      parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLowercase) } ?? false
    return isLocale ? LocaleIdentifier(stem) : nil
  }
}
