import AuditModel
import Localization

/// Reads the files with texts that were found, each with the language that its app is written in.
struct TextFolders {
  private let files: any FileAccess
  private let found: InputFinder.Found
  private let languages: DevelopmentLanguages
  private let source: LocaleIdentifier?

  /// The files of a folder, and what keeps others from being read.
  typealias Texts = (files: [LocalizationFile], problems: [LocalizationProblem])

  /// - Parameter source: the language that the apps are written in; found out when it is not named.
  init(_ found: InputFinder.Found, files: any FileAccess, source: LocaleIdentifier?) {
    self.files = files
    self.found = found
    self.source = source
    languages = DevelopmentLanguages(found, files: files)
  }

  /// The texts of each folder, and of each language and file that was named itself.
  func read() -> [Texts] {
    found.localizations.map(folder)
      + found.namedTexts.map { path in
        NamedTexts(
          files, roots: found.boundary.roots, languages: languages, source: source
        ).read(path)
      }
  }

  /// What to say of links that lead elsewhere.
  var linkProblems: [LocalizationProblem] {
    found.outsideLinks.map { .outsideLink(at: $0) }
  }

  /// Says so where links lead elsewhere, for commands that have no findings.
  func tellOfLinks(on console: any Console) {
    for problem in linkProblems {
      console.writeError("legible: \(problem.description.forTerminal)\n")
    }
  }

  private func folder(_ path: String) -> Texts {
    let texts = LocalizationProject.files(
      inFolder: files.absolute(path), displayedAs: path, within: found.boundary.roots)
    return (languages.stamp(texts.files, in: path, source: source), texts.problems)
  }
}

extension TextFolders {
  /// Texts with those of the `Info.plist` files that their `InfoPlist` tables translate.
  func withInfoPlists(_ texts: Texts) -> Texts {
    let tables = texts.files.filter { $0.kind == .strings && $0.name.hasSuffix("InfoPlist") }
    let names = Set(tables.map(\.name))
    guard let first = tables.first, names.count == 1, let path = infoPlist(for: first.folder),
      let data = try? files.read(path)
    else { return texts }
    var file = LocalizationFile(
      path: path, folder: first.folder, name: first.name, kind: .strings, locale: nil,
      isBase: true, bytes: Array(data))
    file.appLocale = first.appLocale
    return (texts.files + [file], texts.problems)
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
