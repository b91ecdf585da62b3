import Exchange
import Foundation

/// Where files are written to: a folder, or standard output for `-`.
package struct OutputFolder {
  private let folder: String
  private let files: any FileAccess
  private let standardOutput: ([UInt8]) -> Void

  /// Takes the folder as it was typed, and where `-` writes to.
  package init(
    _ folder: String, in files: any FileAccess, standardOutput: @escaping ([UInt8]) -> Void
  ) {
    self.folder = folder
    self.files = files
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

  /// Writes a file whole or not at all.
  package func write(_ bytes: [UInt8], to name: String) throws(IntakeError) {
    if isStandard { return standardOutput(bytes) }
    try requireInside([name])
    do {
      try files.write(Data(bytes), to: path(name))
    } catch {
      throw IntakeError(
        at: path(name), "cannot be written", advice: "check the folder that -o names")
    }
  }
}
