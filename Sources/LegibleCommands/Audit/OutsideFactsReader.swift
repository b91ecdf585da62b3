import AuditModel
import Foundation
import Localization
import SourceScanning
import Terminology
import TranslationRules

/// Finds out what rules may know beyond the texts: what the code names, what the history tells, what
/// people have written down.
struct OutsideFactsReader {
  let tool: CommandLineTool
  let arguments: Arguments
  let input: AuditInput

  /// The options that name files to be read.
  static let options = ["--glossary", "--patterns"]

  /// Larger files are not code that somebody wrote.
  private static let mostBytes = 4 << 20

  /// What there is to know, without what no rule wants to know.
  func facts(wanted: (String) -> Bool) throws(CommandError) -> OutsideFacts {
    var facts = OutsideFacts(glossary: try glossary())
    facts.patterns = try patterns()
    if wanted("unused-key") || wanted("missing-in-code") || wanted("nonliteral-key") {
      facts.code = code()
    }
    if wanted("locale-in-project") || wanted("missing-table") {
      let regions = regions()
      facts.knownRegions = regions.isEmpty ? nil : Set(regions.map(\.locale))
      facts.absentLanguages = absentLanguages(regions)
    }
    if wanted("source-changed-since-translation"), !arguments.has("--no-history") {
      facts.earlierSources = earlierSources()
    }
    return facts
  }

  private func glossary() throws(CommandError) -> Glossary? {
    let paths = arguments.all("--glossary")
    guard !paths.isEmpty else { return nil }
    var glossaries: [Glossary] = []
    for path in paths {
      let bytes = try TranslatorFiles(tool: tool).bytes(of: path)
      glossaries.append(Glossary(bytes, path: path, source: input.project.sourceLocale))
    }
    let glossary = Glossary(joining: glossaries)
    if let problem = glossary.problems.first {
      throw .input("\(problem.location): \(problem.message); \(problem.advice)")
    }
    return glossary
  }

  private func patterns() throws(CommandError) -> [PatternRule] {
    var result: [PatternRule] = []
    for path in arguments.all("--patterns") {
      let bytes = try TranslatorFiles(tool: tool).bytes(of: path)
      result += try PatternFile(bytes, path: path).rules()
    }
    return result
  }

  /// What the code says, none when there is none.
  private func code() -> CodeUsage? {
    guard !input.codeFiles.isEmpty else { return nil }
    var usage = CodeUsage()
    for path in input.codeFiles {
      guard let language = CodeLanguage(fileName: path), let bytes = bytes(of: path) else {
        continue
      }
      usage.scan(bytes, path: path, language: language)
    }
    return usage
  }

  private func regions() -> [ProjectFile.Region] {
    input.projectFiles.flatMap { path in
      bytes(of: path).map { ProjectFile($0, path: path).knownRegions } ?? []
    }
  }

  /// The languages that projects name, and those that have a folder, without any table.
  private func absentLanguages(_ regions: [ProjectFile.Region]) -> [AbsentLanguage] {
    guard !input.project.tables.isEmpty, arguments.list("--locales") == nil else { return [] }
    let named = regions.filter { isAboutTexts($0.location.file) }
      .map { AbsentLanguage($0.locale, at: $0.location) }
    let folders = Set(input.textFiles.map(\.folder))
    let bare = input.bareLanguages.compactMap { path -> AbsentLanguage? in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let name = parts.last, folders.contains(parts.dropLast().joined(separator: "/")) else {
        return nil
      }
      return AbsentLanguage(
        LocaleIdentifier(String(name.dropLast(6))),
        at: SourceLocation(file: path, line: 1, column: 1))
    }
    var seen: Set<LocaleIdentifier> = []
    return (named + bare).filter { isAbsent($0.locale) && seen.insert($0.locale).inserted }
  }

  /// Whether a project file is about any of the texts: the only one, or one in a folder around them.
  private func isAboutTexts(_ path: String) -> Bool {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let prefix = folder.map { "\($0)/" }.joined()
    return input.projectFiles.count == 1 || input.textFiles.contains { $0.path.hasPrefix(prefix) }
  }

  /// Whether nothing is there in a language; projects name English whether they have it or not, and
  /// old ones name languages by words.
  private func isAbsent(_ locale: LocaleIdentifier) -> Bool {
    (2...3).contains(locale.language.utf8.count) && locale.language != "en" && locale != "mul"
      && !(input.project.locales + [input.project.sourceLocale]).contains {
        $0.language == locale.language
          && ($0.script == nil || locale.script == nil || $0.script == locale.script)
      }
  }

  private func bytes(of path: String) -> [UInt8]? {
    guard let data = try? tool.files.read(path), data.count <= Self.mostBytes else { return nil }
    return Array(data)
  }

  private func earlierSources() -> [EarlierSource] {
    // Targets may have tables and keys of the same names.
    Dictionary(grouping: input.textFiles, by: \.folder).sorted { $0.key < $1.key }.flatMap {
      SourceHistory($0.value, in: tool.files)?.earlierSources() ?? []
    }
  }
}
