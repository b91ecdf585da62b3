import Foundation
import Intake

/// A project on the disk, removed with the last use of it.
package final class ProjectFolder: FileAccess {
  package let currentFolder: String
  private let disk = DiskAccess()

  package init(_ files: [String: String] = [:]) throws {
    currentFolder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("legible-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: currentFolder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text: text, to: path) }
  }

  /// The same files from a folder in it.
  package func seen(from current: String) -> any FileAccess {
    FilesInFolder(currentFolder: current.isEmpty ? currentFolder : whole(current), project: self)
  }

  deinit { try? FileManager.default.removeItem(atPath: currentFolder) }

  /// Writes a file of text.
  package func write(text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Removes a file.
  package func delete(_ path: String) throws {
    try FileManager.default.removeItem(atPath: whole(path))
  }

  /// A file that has been written, none when there is none.
  package func text(of path: String) -> String? {
    (try? read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  package func isFolder(_ path: String) -> Bool { disk.isFolder(whole(path)) }
  package func isFile(_ path: String) -> Bool { disk.isFile(whole(path)) }
  package func isLink(_ path: String) -> Bool { disk.isLink(whole(path)) }
  package func isRegularFile(_ path: String) -> Bool { disk.isRegularFile(whole(path)) }
  package func list(_ folder: String) throws -> [String] { try disk.list(whole(folder)) }
  package func names(in folder: String) -> [String] { disk.names(in: whole(folder)) }
  package func realPath(_ path: String) -> String { disk.realPath(whole(path)) }
  package func read(_ path: String) throws -> Data { try disk.read(whole(path)) }
  package func write(_ data: Data, to path: String) throws { try disk.write(data, to: whole(path)) }

  package func write(
    to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws {
    try disk.write(to: whole(path), parts)
  }

  package func write(_ changes: [FileChange], below folder: String) throws {
    try disk.write(changes, below: whole(folder))
  }

  package func interruption(in folder: String) -> Interruption? {
    disk.interruption(in: whole(folder))
  }

  package func resume(in folder: String) throws -> [String] {
    try disk.resume(in: whole(folder))
  }

  package func abort(in folder: String) throws -> [AbortedFile]? {
    try disk.abort(in: whole(folder))
  }

  /// Makes a link in the folder.
  package func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: whole(path), withDestinationPath: destination)
  }

  private func whole(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
  }
}

/// The files of the disk as a process sees them that was started in a folder.
private struct FilesInFolder: FileAccess {
  let currentFolder: String
  /// Keeps the folder there.
  let project: ProjectFolder
  private let disk = DiskAccess()

  init(currentFolder: String, project: ProjectFolder) {
    self.currentFolder = currentFolder
    self.project = project
  }

  func isFolder(_ path: String) -> Bool { disk.isFolder(absolute(path)) }
  func isFile(_ path: String) -> Bool { disk.isFile(absolute(path)) }
  func isLink(_ path: String) -> Bool { disk.isLink(absolute(path)) }
  func isRegularFile(_ path: String) -> Bool { disk.isRegularFile(absolute(path)) }
  func list(_ folder: String) throws -> [String] { try disk.list(absolute(folder)) }
  func names(in folder: String) -> [String] { disk.names(in: absolute(folder)) }
  func realPath(_ path: String) -> String { disk.realPath(absolute(path)) }
  func read(_ path: String) throws -> Data { try disk.read(absolute(path)) }
  func write(_ data: Data, to path: String) throws { try disk.write(data, to: absolute(path)) }

  func write(to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void) throws {
    try disk.write(to: absolute(path), parts)
  }
}
