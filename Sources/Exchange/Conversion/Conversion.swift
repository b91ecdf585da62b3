import AuditModel
import Localization

/// Strings in one format, to be written in another.
package struct Conversion {
  private let files: [LocalizationFile]
  private let bilingual: [BilingualFile]
  private let sourceLocale: LocaleIdentifier
  private let jobs: Int?

  /// The resulting files.
  package struct Result: Sendable {
    /// The files with paths from the folder on that they are written into.
    package var files: [ProjectOutput] = []
    /// The losses of each file.
    package var losses: [(path: String, loss: ConversionLoss)] = []
    /// The files that are left out since they would lie outside of that folder.
    package var rejections: [LocalizationProblem] = []
  }

  /// Takes files in one language or in all, and files with two.
  ///
  /// - Parameter jobs: on how many threads to read; on one for each processor when it is not named.
  package init(
    files: [LocalizationFile] = [], bilingual: [BilingualFile] = [],
    sourceLocale: LocaleIdentifier? = nil, jobs: Int? = nil
  ) {
    self.files = files
    self.bilingual = bilingual
    self.jobs = jobs
    self.sourceLocale =
      sourceLocale ?? bilingual.first?.sourceLocale ?? SourceLanguage.of(files)
  }

  /// The strings in another format.
  package func written(as format: ExchangeFormat) -> Result {
    var result = Result()
    if format.isBilingual {
      writeForTranslators(as: format, into: &result)
    } else if format == .xcstrings {
      writeCatalogs(into: &result)
    } else {
      writeTables(into: &result)
    }
    if let path = result.files.first?.path {
      result.losses += bilingual.flatMap { $0.losses + $0.unheld }.map { (path, $0) }
    }
    return result
  }

  /// All strings, whatever they were read from.
  private var tables: [StringTable] {
    let own = LocalizationProject(files: files, sourceLocale: sourceLocale)
    return own.tables + LocalizationProject(bilingual: bilingual).tables
  }
}

extension Conversion.Result {
  /// Adds a file; names of files and languages come from whoever sent the strings, and may lead
  /// anywhere.
  fileprivate mutating func add(
    _ file: WrittenFile, at path: String, from location: SourceLocation?
  ) {
    guard BundlePath.isInside(path) else {
      return rejections.append(.outside(path, from: location))
    }
    files.append(ProjectOutput(path: path, bytes: file.bytes, isNew: true))
    losses += file.losses.map { (path, $0) }
  }
}

// MARK: To files of one language, or of all

extension Conversion {
  private func writeTables(into result: inout Result) {
    for table in tables {
      let folder = table.folder.isEmpty ? "" : "\(table.folder)/"
      let path = "\(folder)\(table.locale).lproj/\(table.name)"
      // A string that depends on numbers, widths or devices has a file of its own beside the
      // strings.
      let (texts, others) = table.entries.parted { $0.value.isPlain }
      if let same = unchangedTable(table) {
        result.add(same, at: "\(path).strings", from: table.location)
      } else if !texts.isEmpty {
        result.add(
          StringsWriter.write(texts, header: nil), at: "\(path).strings", from: table.location)
      }
      if !others.isEmpty {
        result.add(StringsDictWriter.write(others), at: "\(path).stringsdict", from: table.location)
      }
    }
  }

  /// The file of a table that is a `.strings` file already: nothing of it changes, its comments least
  /// of all, but that it becomes UTF-8.
  private func unchangedTable(_ table: StringTable) -> WrittenFile? {
    let own = files.filter { table.files.contains($0.path) && $0.kind == .strings }
    guard bilingual.isEmpty, own.count == 1, let file = own.first else { return nil }
    return StringsDocument(file.bytes, path: file.path, locale: table.locale).plainText
      .map { WrittenFile(bytes: $0) }
  }

  private func writeCatalogs(into result: inout Result) {
    var groups: [String: [StringTable]] = [:]
    for table in tables {
      let folder = table.folder.isEmpty ? "" : "\(table.folder)/"
      groups["\(folder)\(table.name).xcstrings", default: []].append(table)
    }
    for (path, tables) in groups.sorted(by: { $0.key < $1.key }) {
      result.add(
        CatalogWriter.write(tables, sourceLanguage: sourceLocale), at: path,
        from: tables.first?.location)
    }
  }
}

// MARK: To exchange files

extension Conversion {
  private func writeForTranslators(as format: ExchangeFormat, into result: inout Result) {
    let project = TranslationProject(files: files, sourceLocale: sourceLocale, jobs: jobs)
    let states = files.isEmpty ? [] : project.lostExtractionStates { _ in true }
    defer {
      if let path = result.files.first?.path { result.losses += states.map { (path, $0) } }
    }
    for (locale, files) in filesByTarget(project) {
      let name = locale ?? sourceLocale
      result.add(
        BilingualWriter.write(files, as: format), at: "\(name).\(format.fileEnding)",
        from: files.lazy.compactMap(\.units.first?.location).first)
    }
  }

  /// The files of each language; those without a translation have none.
  private func filesByTarget(
    _ project: TranslationProject
  ) -> [(locale: LocaleIdentifier?, files: [BilingualFile])] {
    var all = bilingual
    if !files.isEmpty {
      let locales = project.targetLocales
      all += locales.flatMap { project.bilingual(into: $0) }
      if locales.isEmpty {
        all += project.bilingual(into: sourceLocale).map { $0.withoutTranslations }
      }
    }
    let groups = Dictionary(grouping: all) { $0.targetLocale?.identifier ?? "" }
    return groups.sorted { $0.key < $1.key }.map { ($1.first?.targetLocale, $1) }
  }
}

extension BilingualFile {
  /// The strings alone.
  fileprivate var withoutTranslations: BilingualFile {
    var result = self
    result.targetLocale = nil
    for index in result.units.indices {
      result.units[index].target = nil
      result.units[index].state = nil
    }
    return result
  }
}

extension StringTable {
  /// Where its first key is.
  fileprivate var location: SourceLocation? { entries.first?.keyLocation }
}

extension LocalizationProblem {
  fileprivate static func outside(_ path: String, from location: SourceLocation?) -> Self {
    Self(
      location: location ?? SourceLocation(file: path, line: 1, column: 1), kind: .syntax,
      message: "“\(path)” would lie outside of the folder to be written to",
      suggestion: "correct the name of the file or language of the strings")
  }
}

extension TableValue {
  /// Whether it is one text for everything.
  fileprivate var isPlain: Bool {
    switch self {
    case .text: true
    case .plural(_, let variables): variables.isEmpty
    default: false
    }
  }
}

extension Array {
  /// Those of which something is true, and the others.
  fileprivate func parted(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
