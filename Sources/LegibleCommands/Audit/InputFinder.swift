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
    /// Descriptions of packages.
    var packageFiles: [String] = []
    /// Lists that say what the system has to know of an app.
    var infoPlists: [String] = []
    /// Folders of languages without any texts.
    var bareLanguages: [String] = []
    /// Links that lead out of what was named.
    var outsideLinks: [String] = []
    /// What was named.
    let boundary: SearchBoundary
    /// What was looked at already, behind all links: a link may lead to a folder around it.
    fileprivate var met: Set<String> = []

    fileprivate init(boundary: SearchBoundary) { self.boundary = boundary }
  }

  /// Deeper folders than this hold no app of anybody.
  private static let depthLimit = 12

  /// Finds what is at some paths and below; nothing beyond them, wherever links lead.
  func find(below paths: [String]) throws(CommandError) -> Found {
    var found = Found(boundary: SearchBoundary(paths, files: files))
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

  /// Whether something is to be looked at for the first time.
  private func isNew(_ path: String, in found: inout Found) -> Bool {
    let real = files.realPath(path)
    guard found.met.insert(real).inserted else { return false }
    guard found.boundary.contains(real) else {
      found.outsideLinks.append(path)
      return false
    }
    return true
  }

  /// Whether a file in a folder that is looked at may be read; most are no links.
  private func isInside(_ path: String, in found: inout Found) -> Bool {
    !files.isLink(path) || found.boundary.contains(files.realPath(path))
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
    for name in names { note(name, at: path(name), into: &found) }
    guard depth < Self.depthLimit else { return }
    for name in names where Self.isWorthLooking(name) && files.isFolder(path(name)) {
      search(path(name), depth: depth + 1, into: &found)
    }
  }

  /// Takes a file that says something of the texts, or a language without any.
  private func note(_ name: String, at path: String, into found: inout Found) {
    let isCode = CodeLanguage(fileName: name) != nil && !Self.isOfTests(path)
    let (isPackage, isProject) = (name == "Package.swift", name.hasSuffix(".pbxproj"))
    let isList = name == "Info.plist" || name.hasSuffix("-Info.plist")
    if name.hasSuffix(".lproj"), isBareLanguage(path, in: &found) {
      found.bareLanguages.append(path)
    }
    // Screens of Xcode may lie in folders of languages, and name keys.
    if name.hasSuffix(".lproj") {
      for screen in files.names(in: path) where CodeLanguage(fileName: screen) == .markup {
        note(screen, at: "\(path)/\(screen)", into: &found)
      }
    }
    guard isCode || isPackage || isProject || isList, files.isFile(path) else { return }
    guard isInside(path, in: &found) else { return }
    if isCode { found.codeFiles.append(path) }
    if isPackage { found.packageFiles.append(path) }
    if isProject { found.projectFiles.append(path) }
    if isList { found.infoPlists.append(path) }
  }

  private func isBareLanguage(_ folder: String, in found: inout Found) -> Bool {
    files.isFolder(folder) && isInside(folder, in: &found)
      && files.names(in: folder).allSatisfy { name in
        LocalizationFile.Kind(fileName: name) == nil && !name.hasSuffix(".nib")
      }
  }

  /// Whether a folder holds tests, whose keys are no keys of the app.
  private static func isOfTests(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether a file holds texts beside their translations, by its name.
  private static func isForTranslators(_ name: String) -> Bool {
    [".xliff", ".xlf", ".po"].contains { name.hasSuffix($0) }
  }

  private static let others: Set = [
    "Pods", "Carthage", "SourcePackages", "vendor", "Vendor", "node_modules", "DerivedData",
    "build", "Reports", "Fixtures",
  ]

  /// Hidden folders, build folders and other people's packages are not the app's own, and what
  /// tests read is often wrong on purpose.
  static func isWorthLooking(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".lproj") && !name.hasSuffix(".xcloc")
      && !others.contains(name)
  }
}
