import AuditModel
import Configuration

/// The folder that all paths of a run begin at, so that they are the same from wherever and however
/// its project was named.
///
/// It is the nearest folder at or above all named paths that has a `.git`; else the nearest that has
/// a `.legible.json` or a baseline; else the nearest that has a `Package.swift`, an `.xcodeproj` or an
/// `.xcworkspace`; else the folder that the named paths have in common.
package struct ProjectRoot: Sendable {
  /// The folder, by its path behind all links.
  package let folder: String
  private let named: any FileAccess
  private let filter: PathFilter

  /// Finds the root of some paths as they were typed.
  ///
  /// Throws when there is nothing at one of them, and when an import around them was interrupted.
  ///
  /// - Parameter filter: what is left out, unless it was named itself.
  package init(
    around paths: [String], in files: any FileAccess, filter: PathFilter = .none
  ) throws(IntakeError) {
    for path in paths where !files.isFile(path) && !files.isFolder(path) {
      throw IntakeError(at: FilePath.shortest(path), "no such file or folder")
    }
    let folders = paths.map { Self.folder(around: files.knownPath($0), in: files) }
    for folder in folders { try files.requireWhole(around: folder) }
    let common = folders.isEmpty ? files.realPath(".") : FilePath.common(folders)
    folder = Self.nearest(to: common, in: files) ?? common
    named = files
    self.filter = filter.keeping(paths.map(files.knownPath), below: folder)
  }

  /// The files with strings or screens that are left out because git ignores them.
  var ignoredInput: [SkippedFile] {
    filter.ignoredInput.compactMap { path in
      FilePath.path(path, from: folder).map {
        SkippedFile($0, reason: "ignored by git; --no-gitignore audits it")
      }
    }
  }

  /// The files, with paths that begin at the root.
  package var files: any FileAccess { RootedFiles(root: folder, files: named, filter: filter) }

  /// The path from the root on of what was typed; as it was typed when it lies elsewhere.
  package func path(of typed: String) -> String {
    FilePath.path(named.knownPath(typed), from: folder) ?? typed
  }

  /// The folder that something is a part of: that of a file, and of a language or bundle folder.
  private static func folder(around path: String, in files: any FileAccess) -> String {
    let isWhole = path.hasSuffix(".lproj") || path.hasSuffix(".xcloc")
    guard isWhole || files.isFile(path) else { return path }
    let folder = FilePath.folder(of: path)
    return folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
  }

  /// The nearest project at or above a folder.
  private static func nearest(to folder: String, in files: any FileAccess) -> String? {
    let folders = Array(sequence(first: folder) { $0 == "/" ? nil : FilePath.folder(of: $0) })
    if let repository = folders.first(where: { hasRepository($0, in: files) }) { return repository }
    return folders.first { isConfigured($0, in: files) }
      ?? folders.first { files.names(in: $0).contains(where: isProject) }
  }

  /// Work trees and submodules have a file of that name.
  private static func hasRepository(_ folder: String, in files: any FileAccess) -> Bool {
    let path = FilePath.join(folder, ".git")
    return files.isFolder(path) || files.isFile(path)
  }

  /// Whether a configuration or a baseline lies in a folder, whose paths begin there.
  private static func isConfigured(_ folder: String, in files: any FileAccess) -> Bool {
    [ConfigurationFile.name, BaselineFile.name].contains {
      files.isFile(FilePath.join(folder, $0))
    }
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}
