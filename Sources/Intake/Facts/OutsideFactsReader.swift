import AuditModel
import Foundation
import LanguageData
import Localization
import SourceScanning
import Terminology
import TranslationRules

/// Reads what rules may know beyond the strings: what the code names, what the history says, what
/// people have written down.
package struct OutsideFactsReader {
  private let project: ProjectFiles
  private let tables: LocalizationProject
  private let files: any FileAccess
  private let wanted: Wanted

  /// The sources to read.
  package struct Wanted: Sendable {
    /// The paths of glossaries as they were typed; `-` is standard input.
    package var glossaries: [String] = []
    /// The paths of files with patterns as they were typed; `-` is standard input.
    package var patterns: [String] = []
    /// Whether the code is searched for what it asks for.
    package var code = true
    /// Whether git is asked for what strings were before.
    package var history = true
    /// The histories that are known already; nil where nothing is audited twice.
    package var histories: HistoryCache?
    /// The code that was read already; nil where nothing is audited twice.
    package var codes: CodeCache?
    /// The languages that the team requires, with the locations at which it says so.
    package var requiredLanguages: [LocaleIdentifier: SourceLocation] = [:]
    /// Whether languages that have no table are wanted.
    package var absentLanguages = true
    /// Whether a rule takes part, by its id.
    package var includes: @Sendable (String) -> Bool = { _ in true }

    /// Everything but glossaries and patterns.
    package init() {}
  }

  private var translated: TranslatedProjects {
    TranslatedProjects(project, source: tables.sourceLocale)
  }

  /// Larger files are not project files.
  private static let mostBytes = 4 << 20

  /// - Parameters:
  ///   - tables: the strings of the project.
  ///   - files: what typed paths are read with.
  package init(
    of project: ProjectFiles, tables: LocalizationProject, in files: any FileAccess,
    wanted: Wanted
  ) {
    self.project = project
    self.tables = tables
    self.files = files
    self.wanted = wanted
  }

  /// The facts, without those that no rule needs.
  ///
  /// - Parameter standardInput: what is read for `-`.
  package func facts(standardInput: @escaping @Sendable () -> Data) throws(IntakeError)
    -> OutsideFacts
  {
    let reader = ExchangeFileReader(files, standardInput: standardInput)
    var facts = OutsideFacts(glossary: try glossary(reader))
    facts.patterns = try patterns(reader)
    let isWanted = wanted.includes
    facts.code = wanted.code ? project.code(known: wanted.codes) : nil
    facts.packageFolders = project.found.packageFiles.map(FilePath.folder)
      .filter { !$0.isEmpty && $0 != "." }
    facts.storeTexts = StoreMetadata.texts(at: project.found.storeTexts, in: project.files)
    if isWanted(LocaleInProjectRule.description.id) || isWanted(MissingTableRule.description.id) {
      let regions = regions()
      facts.knownRegions = regions.isEmpty ? nil : Set(regions.map(\.locale))
      facts.absentLanguages = absentLanguages(regions)
    }
    if isWanted(UntranslatedUsageRule.description.id) {
      facts.usageDescriptions = usageDescriptions()
    }
    if isWanted(SourceChangedRule.description.id), wanted.history {
      facts.earlierSources = earlierSources()
    }
    return facts
  }

  /// The reasons of all property lists but those of tests, and of build settings, each key once.
  private func usageDescriptions() -> [UsageDescription] {
    let lists = project.found.infoPlists.sorted().filter { path in
      !path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
    let listed = lists.flatMap { path in
      bytes(of: path).map { InfoPlistTexts($0, path: path).usageDescriptions } ?? []
    }
    let built = (project.found.projectFiles + project.found.buildSettings).sorted().flatMap {
      path in
      bytes(of: path).map { InfoPlistTexts.usageDescriptions(inBuildSettings: $0, path: path) }
        ?? []
    }
    var known: Set<String> = []
    return (listed + built).filter {
      translated.isOfTranslatedProject($0.location.file) && known.insert($0.key).inserted
    }.map {
      UsageDescription(key: $0.key, text: $0.text, at: $0.location)
    }
  }

  private func glossary(_ reader: ExchangeFileReader) throws(IntakeError) -> Glossary? {
    guard !wanted.glossaries.isEmpty else { return nil }
    var glossaries: [Glossary] = []
    for path in wanted.glossaries {
      glossaries.append(
        Glossary(
          try reader.bytes(of: path), path: project.root.path(of: path),
          source: tables.sourceLocale))
    }
    let glossary = Glossary(joining: glossaries)
    if let problem = glossary.problems.first {
      throw IntakeError(at: "\(problem.location)", problem.message, advice: problem.advice)
    }
    return glossary
  }

  private func patterns(_ reader: ExchangeFileReader) throws(IntakeError) -> [PatternRule] {
    var result: [PatternRule] = []
    for path in wanted.patterns {
      let bytes = try reader.bytes(of: path)
      result += try PatternFile(bytes, path: project.root.path(of: path)).rules()
    }
    return result
  }

  private func regions() -> [ProjectFile.Region] {
    project.found.projectFiles.filter(translated.isAboutTexts).flatMap { path in
      bytes(of: path).map { ProjectFile($0, path: path).knownRegions } ?? []
    }
  }

  /// The languages that projects name, and those that have a folder, without any table.
  private func absentLanguages(_ regions: [ProjectFile.Region]) -> [AbsentLanguage] {
    guard !tables.tables.isEmpty, wanted.absentLanguages else { return [] }
    let named = regions.map { AbsentLanguage($0.locale, at: $0.location) }
    let folders = Set(project.textFiles.map(\.folder))
    let bare = project.found.bareLanguages.compactMap { path -> AbsentLanguage? in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let name = parts.last, folders.contains(parts.dropLast().joined(separator: "/")) else {
        return nil
      }
      return AbsentLanguage(
        LocaleIdentifier(String(name.dropLast(6))),
        at: SourceLocation(file: path, line: 1, column: 1))
    }
    var seen: Set<LocaleIdentifier> = []
    let required = wanted.requiredLanguages.sorted { $0.key < $1.key }.map {
      AbsentLanguage($0.key, at: $0.value, source: .configuration)
    }
    return (required + named + bare).filter {
      isAbsent($0.locale) && seen.insert($0.locale).inserted
    } + absentInTargets()
  }

  /// The required languages that some targets are translated into and others are not, though these have
  /// translations, too.
  private func absentInTargets() -> [AbsentLanguage] {
    tables.parts.flatMap { part -> [AbsentLanguage] in
      guard let source = part.tables.first(where: { $0.locale == part.sourceLocale }),
        let file = source.files.first, part.locales.contains(where: { $0 != part.sourceLocale })
      else { return [] }
      let location = SourceLocation(file: file, line: 1, column: 1)
      return wanted.requiredLanguages.keys.sorted().filter { locale in
        !isAbsent(locale) && locale != part.sourceLocale
          && !part.locales.contains { $0.language == locale.language }
      }.map { AbsentLanguage($0, at: location, source: .target(folder: source.folder)) }
    }
  }

  /// Whether nothing is there in a language; projects name English whether they have it or not, and
  /// old ones name languages by words.
  private func isAbsent(_ locale: LocaleIdentifier) -> Bool {
    (2...3).contains(locale.language.utf8.count) && locale.language != "en" && locale != "mul"
      && TestLocale.purpose(of: locale) == nil
      && !(tables.locales + [tables.sourceLocale]).contains {
        $0.language == locale.language
          && ($0.script == nil || locale.script == nil || $0.script == locale.script)
      }
  }

  private func bytes(of path: String) -> [UInt8]? {
    guard let data = try? project.files.read(path), data.count <= Self.mostBytes else { return nil }
    return Array(data)
  }

  private func earlierSources() -> [EarlierSource] {
    // Targets may have tables and keys of the same names.
    Dictionary(grouping: project.textFiles, by: \.folder).sorted { $0.key < $1.key }.flatMap {
      let files = $0.value
      func find() -> [EarlierSource] {
        SourceHistory(files, in: project.files)?.earlierSources() ?? []
      }
      return wanted.histories.map { $0.earlierSources(of: files.digest, find) } ?? find()
    }
  }
}

extension [LocalizationFile] {
  /// A number that other files hardly have, whatever revision these are from: the history of the same
  /// files ends at the same versions.
  fileprivate var digest: UInt64 {
    var bytes: [UInt8] = []
    for file in self {
      bytes += file.path.utf8
      bytes.append(0)
      bytes += Fingerprint.of(bytes: file.bytes).utf8
    }
    return Fingerprint.hash(of: bytes)
  }
}
