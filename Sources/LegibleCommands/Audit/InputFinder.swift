import AuditModel
import Foundation
import Localization
import SourceScanning
import ViewTree

/// Finds localization folders and screen files below a folder.
struct InputFinder {
  let files: any FileAccess

  /// What was found, in the order in which it is read.
  struct Found {
    /// Folders that hold `.lproj` folders or string catalogs.
    var localizations: [String] = []
    /// Files that describe screens.
    var screenFiles: [String] = []
    /// Files for translators, and bundles of them.
    var exchangeFiles: [String] = []
    /// Folders of one language, and files with texts, that were named themselves.
    var namedTexts: [String] = []
    /// Files with code.
    var codeFiles: [String] = []
    /// Project files of Xcode.
    var projectFiles: [String] = []
    /// What was looked at already, behind all links: a link may lead to a folder around it.
    fileprivate var met: Set<String> = []
  }

  /// Deeper folders than this hold no app of anybody.
  private static let depthLimit = 12

  func find(below paths: [String]) throws(CommandError) -> Found {
    var found = Found()
    for path in paths.map(Self.shortest) {
      if files.isFile(path) {
        guard isNew(path, in: &found) else { continue }
        if path.hasSuffix(ScreenFile.nameSuffix) {
          found.screenFiles.append(path)
        } else if Self.isForTranslators(path) {
          found.exchangeFiles.append(path)
        } else if LocalizationFile.Kind(fileName: path) != nil {
          found.namedTexts.append(path)
        } else {
          throw .input(
            "\(path): no file with texts or screens; their names end in .strings, .stringsdict, "
              + ".xcstrings, .xliff, .xlf, .po or .screen.json")
        }
      } else if path.hasSuffix(".lproj"), files.isFolder(path) {
        if isNew(path, in: &found) { found.namedTexts.append(path) }
      } else if path.hasSuffix(".xcloc"), files.isFolder(path) {
        if isNew(path, in: &found) { found.exchangeFiles.append(path) }
      } else if files.isFolder(path) {
        search(path, depth: 0, into: &found)
      } else {
        throw .input("\(path): no such file or folder")
      }
    }
    return found
  }

  /// A path without what means nothing: `./App/` is `App`.
  static func shortest(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/\(parts)" }
    return parts.isEmpty ? "." : parts
  }

  private func isNew(_ path: String, in found: inout Found) -> Bool {
    found.met.insert(files.realPath(path)).inserted
  }

  /// The screen that a file describes, or the first thing that is wrong with the file.
  func screen(in path: String) throws(ScreenFileError) -> Screen {
    let bytes: Data
    do {
      bytes = try files.read(path)
    } catch {
      throw ScreenFileError(
        location: SourceLocation(file: path, line: 1, column: 1), message: "cannot be read",
        suggestion: "check that it exists and may be read")
    }
    return try ScreenFile.read(Array(bytes), file: path)
  }

  private func search(_ folder: String, depth: Int, into found: inout Found) {
    guard isNew(folder, in: &found) else { return }
    let names = files.names(in: folder)
    func path(_ name: String) -> String {
      folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
    let hasTexts = names.contains {
      ($0.hasSuffix(".lproj") && files.isFolder(path($0)))
        || ($0.hasSuffix(".xcstrings") && files.isFile(path($0)))
    }
    if hasTexts {
      found.localizations.append(folder)
    }
    for name in names where name.hasSuffix(ScreenFile.nameSuffix) && isNew(path(name), in: &found) {
      found.screenFiles.append(path(name))
    }
    for name in names where Self.isForTranslators(name) || name.hasSuffix(".xcloc") {
      if isNew(path(name), in: &found) { found.exchangeFiles.append(path(name)) }
    }
    if !Self.isOfTests(folder) {
      found.codeFiles += names.filter { CodeLanguage(fileName: $0) != nil }.map(path)
      // Screens of Xcode may lie in folders of languages, and name keys.
      for name in names where name.hasSuffix(".lproj") {
        let inner = files.names(in: path(name)).filter { CodeLanguage(fileName: $0) == .markup }
        found.codeFiles += inner.map { "\(path(name))/\($0)" }
      }
    }
    found.projectFiles += names.filter { $0.hasSuffix(".pbxproj") }.map(path)
    guard depth < Self.depthLimit else { return }
    for name in names where Self.isWorthLooking(name) && files.isFolder(path(name)) {
      search(path(name), depth: depth + 1, into: &found)
    }
  }

  /// Whether a folder holds tests, whose keys are no keys of the app.
  private static func isOfTests(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { $0.hasSuffix("Tests") }
  }

  /// Whether a file holds texts beside their translations, by its name.
  private static func isForTranslators(_ name: String) -> Bool {
    [".xliff", ".xlf", ".po"].contains { name.hasSuffix($0) }
  }

  /// Hidden folders, build folders and other people's packages are not the app's own, and what
  /// tests read is often wrong on purpose.
  static func isWorthLooking(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".lproj") && !name.hasSuffix(".xcloc")
      && !["Pods", "Carthage", "node_modules", "DerivedData", "build", "Reports", "Fixtures"]
        .contains(name)
  }
}
