import ArchiveReading
import Foundation

/// The files of an archive in memory, below the path of the archive; nothing can be written.
struct ArchiveFiles: FileAccess {
  let currentFolder: String
  /// The paths of files that would lie outside of the archive; they are left out.
  let outside: [String]
  private let contents: [String: [UInt8]]
  private let folders: [String: Set<String>]

  /// - Parameter path: the path of the archive.
  init(_ bytes: [UInt8], path: String) throws(IntakeError) {
    let files: [ArchiveReader.File]
    do {
      files = try ArchiveReader.files(in: bytes, mostBytes: FileTooLarge.mostBytes)
    } catch {
      throw IntakeError(at: path, "\(error)", advice: "pack the files anew as a zip archive")
    }
    currentFolder = path
    var outside: [String] = []
    var (contents, folders): ([String: [UInt8]], [String: Set<String>]) = ([:], [path: []])
    for file in files {
      let names = file.path.split(separator: "/").map { String($0) }.filter { $0 != "." }
      // macOS adds a folder with the attributes of files, under their names.
      guard !names.isEmpty, names.first != "__MACOSX" else { continue }
      if names.contains("..") {
        outside.append(file.path)
        continue
      }
      var folder = path
      for name in names {
        folders[folder, default: []].insert(name)
        folder = FilePath.join(folder, name)
      }
      contents[folder] = file.bytes
    }
    self.outside = outside
    self.contents = contents
    self.folders = folders
  }

  func isFolder(_ path: String) -> Bool { folders[path] != nil }

  func isFile(_ path: String) -> Bool { contents[path] != nil }

  func names(in folder: String) -> [String] { (folders[folder] ?? []).sorted() }

  func read(_ path: String) throws -> Data {
    guard let bytes = contents[path] else { throw CocoaError(.fileReadNoSuchFile) }
    return Data(bytes)
  }

  func write(_ data: Data, to path: String) throws { throw CocoaError(.fileWriteNoPermission) }
}
