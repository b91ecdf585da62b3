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
    if wanted("locale-in-project") { facts.knownRegions = knownRegions() }
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

  private func knownRegions() -> Set<LocaleIdentifier>? {
    let regions = input.projectFiles.compactMap(bytes).map(ProjectFile.knownRegions)
    let all = regions.reduce(into: Set()) { $0.formUnion($1) }
    return all.isEmpty ? nil : all
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
