import AuditModel
import JSONReading
import Localization

/// Reads an `.xcloc` bundle; see `XclocBundle`.
struct XclocReader<Files: BundleFiles> {
  private let files: Files
  private let path: String
  private(set) var bundle = XclocBundle()
  /// How many files and folders were found.
  private var count = 0

  init(_ files: Files, path: String) {
    self.files = files
    self.path = path
  }

  /// Reads what is there.
  mutating func read() {
    readContents()
    readXLIFF()
    bundle.sources = paths(in: XclocLayout.sources)
    bundle.screenshots = paths(in: XclocLayout.screenshots)
    bundle.notes = paths(in: XclocLayout.notes)
  }

  private func shown(_ file: String) -> String { file.isEmpty ? path : "\(path)/\(file)" }

  private mutating func report(
    _ kind: LocalizationProblem.Kind, at file: String, line: Int = 1, column: Int = 1,
    _ message: String, _ suggestion: String
  ) {
    bundle.problems.append(
      .xcloc(kind, at: shown(file), line: line, column: column, message, suggestion))
  }

  /// The bytes of a file of the bundle, and a problem when there is none to be read.
  private mutating func bytes(of file: String, atMost limit: Int) -> [UInt8]? {
    switch files.kind(of: file) {
    case .link: reportLink(file)
    case .file:
      if let bytes = files.bytes(of: file, atMost: limit) { return bytes }
      report(
        .unreadableFile, at: file, "the file cannot be read or has more than \(limit >> 20) MB",
        "export the bundle again")
    case .folder, .other:
      report(
        .unreadableFile, at: file, "there is no such file, which every bundle needs",
        "export the bundle again")
    }
    return nil
  }

  private mutating func reportLink(_ file: String) {
    report(
      .unreadableFile, at: file, "this is a link, which is never followed",
      "put the file itself in its place")
  }

  private mutating func readContents() {
    let file = XclocLayout.contents
    guard let bytes = bytes(of: file, atMost: XclocLayout.mostContentsBytes) else { return }
    do throws(JSONError) {
      let texts = try XclocContentsTexts.read(bytes, path: shown(file))
      bundle.contents = XclocContents(texts)
      for key in ["developmentRegion", "targetLocale"] where texts[key]?.isEmpty != false {
        report(
          .missingValue, at: file, "“\(key)” is missing, so the bundle names no language for it",
          "add “\(key)” with a language such as “en”")
      }
    } catch {
      report(
        .syntax, at: file, line: error.location.line, column: error.location.column,
        "this is no contents.json: \(error.message)", "correct it, or export the bundle again")
    }
  }
}

extension XclocReader {
  private mutating func readXLIFF() {
    let folder = XclocLayout.localized
    let found = names(in: folder).filter { $0.lowercased().hasSuffix(".xliff") }
    guard let name = found.first(where: { locale(ofFile: $0) == targetLocale }) ?? found.first
    else {
      return report(
        .missingValue, at: folder, "there is no .xliff file in the bundle",
        "export the bundle again")
    }
    if found.count > 1 {
      report(
        .duplicateKey, at: folder,
        "there are \(found.count) .xliff files and only “\(name)” is read", "keep one of them")
    }
    if let targetLocale, locale(ofFile: name) != targetLocale {
      report(
        .syntax, at: "\(folder)/\(name)",
        "the file is named for another language than that of the bundle, \(targetLocale)",
        "name it “\(targetLocale).xliff”, or correct targetLocale in contents.json")
    }
    guard let bytes = bytes(of: "\(folder)/\(name)", atMost: XclocLayout.mostXLIFFBytes) else {
      return
    }
    bundle.xliff = BundleFile(path: "\(folder)/\(name)", bytes: bytes)
  }

  /// The language that `contents.json` names.
  private var targetLocale: LocaleIdentifier? {
    bundle.contents.flatMap { $0.targetLocale.identifier.isEmpty ? nil : $0.targetLocale }
  }

  private func locale(ofFile name: String) -> LocaleIdentifier {
    LocaleIdentifier(String(name.prefix { $0 != "." }))
  }

  /// The names in a folder in order, without those that are not what they seem.
  private mutating func names(in folder: String) -> [String] {
    guard files.kind(of: folder) != .link else {
      reportLink(folder)
      return []
    }
    let names = (files.names(in: folder) ?? []).sorted()
    return names.filter { name in
      if BundlePath.isName(name) { return true }
      report(
        .unreadableFile, at: folder, "it holds a file whose name could lead out of the bundle",
        "rename the file")
      return false
    }
  }

  /// The paths of all files below a folder in order.
  private mutating func paths(in folder: String) -> [String] {
    var paths: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for name in names(in: next) {
        let file = "\(next)/\(name)"
        count += 1
        guard count <= XclocLayout.mostFiles, file.utf8.count < XclocLayout.longestPath else {
          report(
            .unreadableFile, at: folder, "the bundle holds too many files, or too long paths",
            "keep what translators need")
          return paths.sorted()
        }
        switch files.kind(of: file) {
        case .file: paths.append(file)
        case .folder: folders.append(file)
        case .link: reportLink(file)
        case .other: break
        }
      }
    }
    return paths.sorted()
  }
}

/// Where everything is in an `.xcloc` bundle, and how much of it may be there.
enum XclocLayout {
  static let contents = "contents.json"
  static let localized = "Localized Contents"
  static let sources = "Source Contents"
  static let screenshots = "Screenshots"
  static let notes = "Notes"
  static let mostContentsBytes = 1 << 20
  static let mostXLIFFBytes = 256 << 20
  static let mostFiles = 100_000
  static let longestPath = 4096
}

extension XclocContents {
  fileprivate init(_ texts: [String: String]) {
    let identifier = texts["toolInfo.toolID"]
    self.init(
      developmentRegion: LocaleIdentifier(texts["developmentRegion"] ?? ""),
      project: texts["project"], targetLocale: LocaleIdentifier(texts["targetLocale"] ?? ""),
      tool: identifier.map { identifier in
        Tool(
          identifier: identifier, name: texts["toolInfo.toolName"] ?? "",
          version: texts["toolInfo.toolVersion"] ?? "",
          build: texts["toolInfo.toolBuildNumber"] ?? "")
      }, version: texts["version"] ?? "1.0")
  }
}
