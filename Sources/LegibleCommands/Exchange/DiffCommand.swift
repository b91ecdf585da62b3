import AuditModel
import Exchange
import Foundation
import Localization
import Reporting

/// `legible diff`: says what changed between two projects, exports or revisions.
struct DiffCommand {
  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(
      words, options: ["--locales", "--source", "--source-language", "--format"], command: "diff")
    guard arguments.operands.count == 2 else {
      throw .usage("name what to compare: legible diff OLD NEW; see “legible help diff”")
    }
    let format = try NamedValue.find(
      arguments.value("--format") ?? "text", kind: "format", among: [("text", 0), ("json", 1)])
    let source = arguments.sourceLocale
    let reader = TextsReader(tool: tool, sourceLocale: source)
    let old = try reader.texts(of: arguments.operands[0])
    let new = try reader.texts(of: arguments.operands[1])
    let locales = arguments.list("--locales").map { Set($0.map { LocaleIdentifier($0) }) }
    let differences = ProjectComparison(old, new).differences.filter {
      locales?.contains($0.locale) ?? true
    }
    tool.console.write(
      format == 1 ? try DifferenceReport(differences).json() : DifferenceReport(differences).text)
    return differences.isEmpty ? .success : .findings
  }
}

/// Reads texts from wherever they are: a folder, a file for translators, or a revision of git.
struct TextsReader {
  let tool: CommandLineTool
  let sourceLocale: LocaleIdentifier?

  /// The texts of a folder, of a file, or of `REVISION` or `REVISION:FOLDER`.
  func texts(of name: String) throws(CommandError) -> LocalizationProject {
    let path = name.withoutSlashesAtItsEnd
    let isBundle = path.hasSuffix(".xcloc")
    if isBundle || name == "-" || tool.files.isFile(name) { return try file(path) }
    if tool.files.isFolder(name) { return try folder(name) }
    guard let files = try GitRevision(name, folder: tool.files.currentFolder)?.files() else {
      throw .input("\(name): no such file or folder, and no revision of git")
    }
    guard !files.isEmpty else { throw .input("\(name): no texts in that revision") }
    return try readable(LocalizationProject(files: files, sourceLocale: sourceLocale))
  }

  /// Files that cannot be read would look as if their texts had been removed.
  private func readable(
    _ project: LocalizationProject
  ) throws(CommandError) -> LocalizationProject {
    if let problem = project.problems.first(where: { $0.kind.hidesTexts }) {
      throw .input(problem.description.forTerminal)
    }
    return project
  }

  private func folder(_ name: String) throws(CommandError) -> LocalizationProject {
    let found = try InputFinder(files: tool.files).find(below: [name])
    var files: [LocalizationFile] = []
    for part in found.localizations {
      let result = LocalizationProject.files(
        inFolder: tool.files.absolute(part), displayedAs: part, within: found.boundary.roots)
      if let problem = result.problems.first { throw .input(problem.description.forTerminal) }
      files += result.files.map { $0.relative(to: InputFinder.shortest(name)) }
    }
    if files.isEmpty { return try exports(in: name) }
    return try readable(LocalizationProject(files: files, sourceLocale: sourceLocale))
  }

  /// A folder of files for translators, one for each language.
  private func exports(in folder: String) throws(CommandError) -> LocalizationProject {
    let endings = [".xliff", ".xlf", ".po", ".xcloc"]
    let names = tool.files.names(in: folder).filter { name in
      endings.contains { name.hasSuffix($0) }
    }
    guard !names.isEmpty else {
      throw .input("\(folder): no .lproj folder, no .xcstrings, .xliff or .po file in it")
    }
    var files: [BilingualFile] = []
    for name in names { files += try bilingual("\(folder)/\(name)") }
    return LocalizationProject(bilingual: files)
  }

  private func file(_ name: String) throws(CommandError) -> LocalizationProject {
    let reader = TranslatorFiles(tool: tool)
    if name.hasSuffix(".xcloc") { return LocalizationProject(bilingual: try bilingual(name)) }
    let bytes = try reader.bytes(of: name)
    guard let format = ExchangeFormat(path: name, bytes: bytes) else {
      throw .input("\(name): no file with texts in a format that is known")
    }
    if format.isBilingual {
      return LocalizationProject(bilingual: try files(of: reader.read(name, bytes: bytes)))
    }
    let file = LocalizationFile(
      path: name, folder: "", name: OriginalPath(name).table,
      kind: LocalizationFile.Kind(rawValue: format.rawValue) ?? .strings,
      locale: format == .xcstrings ? nil : sourceLocale ?? "en", bytes: bytes)
    return try readable(LocalizationProject(files: [file], sourceLocale: sourceLocale))
  }

  private func bilingual(_ path: String) throws(CommandError) -> [BilingualFile] {
    try files(of: TranslatorFiles(tool: tool).read(path))
  }

  private func files(
    of incoming: TranslatorFiles.Incoming
  ) throws(CommandError) -> [BilingualFile] {
    let document = incoming.document
    if let problem = document.fatalProblems.first {
      throw .input(problem.description.forTerminal)
    }
    return document.files
  }
}

extension LocalizationFile {
  /// The file with its target named from a folder on, so that projects in different folders compare.
  func relative(to root: String) -> LocalizationFile {
    var file = self
    if root != ".", folder == root {
      file.folder = ""
    } else if root != ".", folder.hasPrefix(root + "/") {
      file.folder = String(folder.dropFirst(root.count + 1))
    }
    return file
  }
}
