import AuditModel
import Localization
import SourceScanning

/// The source strings of an app whose tables are in its code alone, as before the first
/// localization.
struct CodeTables {
  private let uses: [String: [TextUse]]

  /// Takes what the code asks for, but for strings of other bundles.
  init(_ code: CodeUsage) {
    uses = Dictionary(grouping: code.uses.filter { !$0.isOfOtherBundle }) {
      $0.table ?? "Localizable"
    }
  }

  /// The tables in the source language.
  func tables(in locale: LocaleIdentifier) -> [StringTable] {
    uses.keys.sorted().compactMap { name in
      let entries = entries(of: name, withInterpolations: true)
      guard let first = entries.first else { return nil }
      return StringTable(
        name: name, locale: locale, files: [first.keyLocation.file], entries: entries)
    }
  }

  /// The tables as files that translators can have, for those of which there is no file in the source
  /// language: in the folder of their translations, or in a folder when there are no files at all.
  ///
  /// Strings with interpolations are left out: code does not show the specifiers in their keys.
  func files(
    beside files: [LocalizationFile], in folder: String, sourceLocale: LocaleIdentifier
  ) -> [LocalizationFile] {
    uses.keys.sorted().compactMap { name in
      let own = files.filter { $0.name == name }
      let folders = Set(own.map(\.folder))
      guard files.isEmpty || folders.count == 1,
        own.allSatisfy({ !$0.isBase && $0.kind == .strings && $0.locale != sourceLocale })
      else { return nil }
      let entries = entries(of: name, withInterpolations: false)
      guard !entries.isEmpty else { return nil }
      let target = folders.first ?? folder
      let path = FilePath.join(FilePath.join(target, "\(sourceLocale).lproj"), "\(name).strings")
      return LocalizationFile(
        path: path, folder: target, name: name, kind: .strings, locale: sourceLocale,
        bytes: StringsWriter.write(entries).bytes)
    }
  }

  private func entries(of table: String, withInterpolations: Bool) -> [TableEntry] {
    var seen: Set<ExactText> = []
    // A use with a default value says more than one without.
    let uses = (uses[table] ?? []).sorted {
      ($0.value == nil ? 1 : 0, $0.location) < ($1.value == nil ? 1 : 0, $1.location)
    }
    return uses.compactMap { use in
      guard let key = use.key(withInterpolations: withInterpolations),
        key.contains(where: \.isLetter), seen.insert(ExactText(key)).inserted
      else { return nil }
      return use.entry(key: key)
    }.sorted { ($0.keyLocation, $0.key) < ($1.keyLocation, $1.key) }
  }
}

extension TextUse {
  /// The key, with an object in each gap if it has interpolations; none when it is not known.
  fileprivate func key(withInterpolations: Bool) -> String? {
    switch key {
    case .text(let text): text
    case .shape(let shape):
      withInterpolations ? shape.replacing(String(KeyShape.gap), with: "%@") : nil
    case .interpolated, .expression: nil
    }
  }
}

extension ProjectFiles {
  /// The strings of an app without any table, from its code.
  package func codeProject(
    source: LocaleIdentifier?, problems: [LocalizationProblem]
  ) -> LocalizationProject {
    let locale = source ?? developmentLanguage ?? "en"
    let tables = code().map { CodeTables($0).tables(in: locale) } ?? []
    return LocalizationProject(sourceLocale: locale, tables: tables, problems: problems)
  }

  /// The files that tables in code would have in the source language.
  func codeFiles(
    beside files: [LocalizationFile], in folder: String, source: LocaleIdentifier?,
    _ code: CodeUsage?
  ) -> [LocalizationFile] {
    // Screens alone are no tables in which code could look for its keys.
    let tables = files.filter { !$0.kind.isInterface }
    let named = source ?? files.lazy.compactMap(\.appLocale).first
    let locale =
      named ?? (tables.isEmpty ? developmentLanguage ?? "en" : SourceLanguage.of(tables))
    let known = Set(tables.filter { $0.kind != .strings || $0.locale == locale }.map(\.name))
    let isLacking = tables.contains { file in
      !known.contains(file.name) && TableRole(tableName: file.name) != .infoPlist
    }
    guard tables.isEmpty || isLacking, let code else { return [] }
    return CodeTables(code).files(beside: tables, in: folder, sourceLocale: locale)
  }

  /// The language that the nearest project file names.
  private var developmentLanguage: LocaleIdentifier? {
    DevelopmentLanguages(found, files: files).languages(for: ".").first
  }

  /// The facts from the code and the screens, none when there are none.
  ///
  /// - Parameters:
  ///   - known: the facts from files that were read before; nil where nothing is read twice.
  ///   - isWanted: whether a file is read, by its path.
  func code(
    known: CodeCache? = nil, where isWanted: (String) -> Bool = { _ in true }
  ) -> CodeUsage? {
    let paths = (found.codeFiles + found.screenFiles).filter(isWanted)
    guard !paths.isEmpty else { return nil }
    let pieces = stride(from: 0, to: paths.count, by: Self.filesOfPiece).map {
      paths[$0..<min($0 + Self.filesOfPiece, paths.count)]
    }
    // An audit begins with this, while all threads but one would wait.
    let parts = Workers(count: jobs).map(pieces.count) { [files] in
      Self.usage(of: pieces[$0], in: files, known)
    }
    var usage = CodeUsage()
    for part in parts { usage.join(part) }
    usage.followFunctions()
    return usage
  }

  private static func usage(
    of paths: ArraySlice<String>, in files: any FileAccess, _ known: CodeCache?
  ) -> CodeUsage {
    var usage = CodeUsage()
    for path in paths {
      guard let language = CodeLanguage(fileName: path), let data = try? files.read(path) else {
        continue
      }
      let file = CodeFile(path: path, language: language, data: data)
      if let known {
        usage.join(
          known.usage(of: file) {
            var own = CodeUsage()
            scan(file, into: &own)
            return own
          })
      } else {
        scan(file, into: &usage)
      }
    }
    return usage
  }

  private static func scan(_ file: CodeFile, into usage: inout CodeUsage) {
    if file.data.count > mostBytesOfCode {
      usage.leaveOut(file.path)
    } else {
      usage.scan(Array(file.data), path: file.path, language: file.language)
    }
  }

  /// So many files are worth handing to a thread.
  private static var filesOfPiece: Int { 32 }

  /// Larger files are not code that people wrote.
  private static var mostBytesOfCode: Int { 4 << 20 }
}
