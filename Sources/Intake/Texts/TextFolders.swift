import AuditModel
import Localization

/// Reads the files with strings that were found, each with the language that its app is written in.
struct TextFolders {
  private let files: any FileAccess
  private let found: FoundFiles
  private let languages: DevelopmentLanguages
  private let source: LocaleIdentifier?
  private let skipped: SkippedLocales
  private let isOfBuilt: Bool
  private let built: BuiltTexts

  /// - Parameters:
  ///   - source: the language that the apps are written in; detected when it is not named.
  ///   - skipped: the languages whose folders are left out.
  ///   - isOfBuilt: whether what no target of a project of Xcode builds is left out.
  init(
    _ found: FoundFiles, files: any FileAccess, source: LocaleIdentifier?,
    skipping skipped: SkippedLocales = .none, isOfBuilt: Bool = false
  ) {
    self.skipped = skipped
    self.isOfBuilt = isOfBuilt
    built = BuiltTexts(found, files: files)
    self.files = files
    self.found = found
    self.source = source
    languages = DevelopmentLanguages(found, files: files)
  }

  /// The strings of each folder, and of each language and file that was named itself.
  func read() -> [TargetTexts] {
    let named = NamedTexts(
      files, roots: found.boundary.roots, languages: languages, source: source)
    let folders = found.localizations.map(folder)
    let texts = isOfBuilt ? built.filter(folders) : folders
    return (texts + found.namedTexts.map(named.read)).map { texts in
      var texts = texts
      texts.infoPlist = infoPlist(of: texts.files)
      texts.sources = settings(of: texts.files) + buildSettings(of: texts.files)
      return texts
    } + looseScreens()
  }

  /// The screens of Interface Builder outside of the folders of languages, as source strings: they are
  /// audited, although no table can translate them.
  private func looseScreens() -> [TargetTexts] {
    let paths = found.codeFiles.filter { path in
      LocalizationFile.Kind(fileName: path)?.isInterface == true
        && !FilePath.folder(of: path).hasSuffix(".lproj")
    }
    let screens = paths.compactMap { path -> LocalizationFile? in
      guard let kind = LocalizationFile.Kind(fileName: path), let bytes = try? files.read(path)
      else { return nil }
      let name = String(FilePath.name(of: path).dropLast(kind.rawValue.count + 1))
      return LocalizationFile(
        path: path, folder: FilePath.folder(of: path), name: name, kind: kind, locale: nil,
        isBase: true, bytes: Array(bytes))
    }
    return Dictionary(grouping: screens, by: \.folder).sorted { $0.key < $1.key }.map {
      folder, screens in
      var texts = TargetTexts()
      texts.sources = languages.stamp(screens, unread: [], in: folder, source: source)
      return texts
    }
  }

  /// The links that lead out of what was named, and the damage of project files and property lists.
  var problems: [LocalizationProblem] {
    let lists = (found.infoPlists + found.settingsLists).compactMap { path in
      (try? files.read(path)).flatMap { InfoPlistTexts(Array($0), path: path).damage }
    }
    return found.outsideLinks.map { .outsideLink(at: $0) } + found.unopened.map { .unopened($0) }
      + built.problems + lists
  }

  private func folder(_ path: String) -> TargetTexts {
    var reader = LocalizationFolder(path, in: files, within: found.boundary.roots)
    reader.load()
    let all = languages.stamp(
      reader.files, unread: reader.unreadLocales, in: path, source: source)
    return TargetTexts(
      files: all.filter { skipped.skipped($0) == nil }, problems: reader.problems,
      unreadLocales: reader.unreadLocales, skipped: reader.skipped + all.compactMap(skipped.skipped)
    )
  }
}

extension TextFolders {
  /// The `Info.plist` file that the `InfoPlist` tables of a folder translate.
  private func infoPlist(of texts: [LocalizationFile]) -> LocalizationFile? {
    let tables = texts.filter { $0.kind == .strings && $0.name.hasSuffix("InfoPlist") }
    let names = Set(tables.map(\.name))
    guard let first = tables.first, names.count == 1, let path = infoPlist(for: first.folder),
      let data = try? files.read(path)
    else { return nil }
    var file = LocalizationFile(
      path: path, folder: first.folder, name: first.name, kind: .strings, locale: nil,
      isBase: true, bytes: Array(data))
    file.appLocale = first.appLocale
    return file
  }

  /// The pages of settings that the tables of a settings bundle translate.
  private func settings(of texts: [LocalizationFile]) -> [LocalizationFile] {
    guard let first = texts.first, !found.settingsLists.isEmpty else { return [] }
    let names = Set(texts.map(\.name))
    return found.settingsLists.compactMap { path in
      guard FilePath.folder(of: path) == first.folder, let bytes = try? Array(files.read(path)),
        let page = SettingsTexts(bytes, path: path), names.contains(page.table)
      else { return nil }
      return source(path, bytes, of: page.table, beside: first)
    }
  }

  /// The build settings that the `InfoPlist` tables of a folder may translate: those of the projects
  /// around it.
  private func buildSettings(of texts: [LocalizationFile]) -> [LocalizationFile] {
    let tables = texts.filter { TableRole(tableName: $0.name) == .infoPlist }
    guard let first = tables.first, Set(tables.map(\.name)).count == 1 else { return [] }
    let projects = found.projectFiles.map { ($0, FilePath.folder(of: FilePath.folder(of: $0))) }
    let settings = found.buildSettings.map { ($0, FilePath.folder(of: $0)) }
    return (projects + settings).compactMap { path, folder in
      guard folder == "." || folder.isEmpty || FilePath.path(first.folder, from: folder) != nil,
        let bytes = try? Array(files.read(path))
      else { return nil }
      return source(path, bytes, of: first.name, beside: first)
    }
  }

  private func source(
    _ path: String, _ bytes: [UInt8], of table: String, beside other: LocalizationFile
  ) -> LocalizationFile {
    var file = LocalizationFile(
      path: path, folder: other.folder, name: table, kind: .strings, locale: nil, isBase: true,
      bytes: bytes)
    file.appLocale = other.appLocale
    return file
  }

  /// The list that a folder's tables translate: the only one in it, or in the nearest folder around
  /// it that has any.
  private func infoPlist(for folder: String) -> String? {
    var parts = (folder.isEmpty ? "." : folder).split(separator: "/")[...]
    let start = folder.hasPrefix("/") ? "/" : ""
    while true {
      let folder = start + parts.joined(separator: "/")
      let prefix = folder.isEmpty || folder == "." ? "" : folder == "/" ? "/" : "\(folder)/"
      let lists = found.infoPlists.filter { path in
        path.hasPrefix(prefix) && !path.dropFirst(prefix.count).contains("/")
      }
      let named = lists.filter { $0 == "\(prefix)Info.plist" }
      if let only = named.first ?? lists.first, named.count == 1 || lists.count == 1 { return only }
      if !lists.isEmpty || parts.isEmpty { return nil }
      parts = parts.dropLast()
    }
  }
}
