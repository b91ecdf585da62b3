import Foundation
import LegibleCommands

/// A project on the disk, removed with the last use of it; string tables are read from there only.
final class ProjectFolder: FileAccess {
  let currentFolder: String
  private let disk = DiskAccess()

  init(_ files: [String: String] = [:]) throws {
    currentFolder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("legible-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: currentFolder, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: currentFolder) }

  /// A file that has been written, none when there is none.
  func text(of path: String) -> String? {
    (try? read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  func isFolder(_ path: String) -> Bool { disk.isFolder(whole(path)) }
  func isFile(_ path: String) -> Bool { disk.isFile(whole(path)) }
  func isLink(_ path: String) -> Bool { disk.isLink(whole(path)) }
  func names(in folder: String) -> [String] { disk.names(in: whole(folder)) }
  func realPath(_ path: String) -> String { disk.realPath(whole(path)) }
  func read(_ path: String) throws -> Data { try disk.read(whole(path)) }
  func write(_ data: Data, to path: String) throws { try disk.write(data, to: whole(path)) }

  func write(_ files: [(path: String, data: Data)], below folder: String) throws {
    try disk.write(files, below: whole(folder))
  }

  /// Makes a link in the folder.
  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: whole(path), withDestinationPath: destination)
  }

  private func whole(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
  }
}
