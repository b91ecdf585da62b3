import Foundation

/// The rule for files that commands write: one that is there already is replaced only when Legible
/// wrote it as the same kind of file, when it has the very same bytes, or when that was asked for.
package struct OutputGuard: Sendable {
  private let files: any FileAccess
  private let inputs: Set<String>
  private let overwrites: Bool

  /// - Parameters:
  ///   - inputs: the paths that the command reads, which never count as its own files.
  ///   - overwrites: whether any file may be replaced.
  package init(_ files: any FileAccess, inputs: [String] = [], overwrites: Bool) {
    self.files = files
    self.inputs = Set(inputs.map { files.realPath($0) })
    self.overwrites = overwrites
  }

  /// Throws when a file would be lost.
  ///
  /// - Parameters:
  ///   - new: what is to be written, where it is known already.
  ///   - isOwn: whether Legible wrote some bytes as the same kind of file.
  package func requireReplaceable(
    _ path: String, by new: (some Collection<UInt8>)?, where isOwn: (Data) -> Bool = { _ in false }
  ) throws(IntakeError) {
    if files.isFolder(path) {
      throw IntakeError(
        at: path, "a folder is in the place of the file to be written", advice: "name another file")
    }
    // Pipes and devices have nothing to lose.
    guard !overwrites, files.isRegularFile(path) else { return }
    let isInput = inputs.contains(files.realPath(path))
    if let old = try? files.read(path) {
      if let new, old.elementsEqual(new) { return }
      if !isInput, isOwn(old) { return }
    }
    throw IntakeError(
      at: path,
      isInput
        ? "this file is an input, and would be lost" : "a file is there already, and would be lost",
      advice: "name another file, or add --overwrite")
  }

  /// Throws when a file would be lost by one whose bytes are not known yet.
  package func requireReplaceable(
    _ path: String, where isOwn: (Data) -> Bool = { _ in false }
  ) throws(IntakeError) {
    try requireReplaceable(path, by: nil as [UInt8]?, where: isOwn)
  }
}
