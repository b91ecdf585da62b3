import Exchange
import Foundation

/// Where files are written to: a folder, or standard output for `-`.
package struct OutputFolder {
  private let folder: String
  private let files: any FileAccess
  private let guarding: OutputGuard
  private let standardOutput: ([UInt8]) -> Void

  /// Takes the folder as it was typed, the rule for files that are there already, and where `-`
  /// writes to.
  package init(
    _ folder: String, in files: any FileAccess, guarded guarding: OutputGuard,
    standardOutput: @escaping ([UInt8]) -> Void
  ) {
    self.folder = folder
    self.files = files
    self.guarding = guarding
    self.standardOutput = standardOutput
  }

  /// Whether it is standard output.
  package var isStandard: Bool { folder == "-" }

  /// The path of a file in it.
  package func path(_ name: String) -> String {
    isStandard ? "-" : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether something is at a path in it.
  func has(_ name: String) -> Bool {
    !isStandard && (files.isFile(path(name)) || files.isFolder(path(name)))
  }

  /// The manifest of an earlier export in it; nil when there is none.
  func manifest() throws(IntakeError) -> ExportManifest? {
    let path = path(ExportManifest.fileName)
    if isStandard || !files.isRegularFile(path) { return nil }
    return try ExportManifest(file: path, in: files)
  }

  /// Throws when a path would lead out of the folder; to be asked before anything is written.
  package func requireInside(_ names: [String]) throws(IntakeError) {
    for name in names where !OriginalPath.isInside(name) {
      throw IntakeError(
        at: folder, "“\(name)” would lead out of the folder, so nothing was written",
        advice: "correct the path or language of that name in the input")
    }
  }

  /// Throws when files would be lost; to be asked before anything is written.
  package func requireReplaceable(_ new: [ProjectOutput]) throws(IntakeError) {
    for file in new where !isStandard {
      try guarding.requireReplaceable(path(file.path), by: file.bytes)
    }
  }

  /// The names of the files in it that begin and end in some way.
  func names(from start: String, to end: String) -> [String] {
    isStandard
      ? [] : files.names(in: folder).filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
  }

  /// Whether a file in it would be lost by one whose bytes are not known yet.
  func wouldLose(_ name: String, unless isOwn: (Data) -> Bool) -> Bool {
    do throws(IntakeError) {
      try guarding.requireReplaceable(path(name), where: isOwn)
      return false
    } catch {
      return true
    }
  }

  /// Writes a file whole or not at all.
  ///
  /// Throws when a file would be lost.
  ///
  /// - Parameters:
  ///   - isTrial: whether nothing is written, and only what would be lost is an error.
  ///   - isOwn: whether bytes are those of a file that the same command wrote.
  package func write(
    _ bytes: [UInt8], to name: String, isTrial: Bool = false,
    replacing isOwn: (Data) -> Bool = { _ in false }
  ) throws(IntakeError) {
    if isStandard { return isTrial ? () : standardOutput(bytes) }
    try requireInside([name])
    try guarding.requireReplaceable(path(name), by: bytes, where: isOwn)
    if isTrial { return }
    do {
      try files.write(Data(bytes), to: path(name))
    } catch {
      throw IntakeError(
        at: path(name), "cannot be written", advice: "check the folder that -o names")
    }
  }
}
