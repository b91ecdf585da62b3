import Foundation
import Intake
import Synchronization

/// The files as a command sees them that changes none: where the journal of an interrupted import
/// cannot be read, it goes on, and the journal is noted.
final class JournalWatch: FileAccess {
  private let files: any FileAccess
  private let noted = Mutex<[Interruption]>([])

  init(_ files: any FileAccess) { self.files = files }

  /// The journals that cannot be read, in the order in which they were found.
  var damaged: [Interruption] { noted.withLock { $0 } }

  func interruption(in folder: String) -> Interruption? {
    guard let found = files.interruption(in: folder) else { return nil }
    guard found.damage != nil else { return found }
    noted.withLock { all in
      if !all.contains(found) { all.append(found) }
    }
    return nil
  }

  var currentFolder: String { files.currentFolder }
  var revision: String? { files.revision }
  func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  func isFile(_ path: String) -> Bool { files.isFile(path) }
  func isLink(_ path: String) -> Bool { files.isLink(path) }
  func isRegularFile(_ path: String) -> Bool { files.isRegularFile(path) }
  func names(in folder: String) -> [String] { files.names(in: folder) }
  func list(_ folder: String) throws -> [String] { try files.list(folder) }
  func realPath(_ path: String) -> String { files.realPath(path) }
  func read(_ path: String) throws -> Data { try files.read(path) }
  func signature(of path: String) -> FileSignature? { files.signature(of: path) }
  func write(_ data: Data, to path: String) throws { try files.write(data, to: path) }
  func delete(_ path: String) throws { try files.delete(path) }

  func write(to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void) throws {
    try files.write(to: path, parts)
  }

  func write(_ changes: [FileChange], below folder: String) throws {
    try files.write(changes, below: folder)
  }

  func resume(in folder: String) throws -> [String] { try files.resume(in: folder) }
  func abort(in folder: String) throws -> [AbortedFile]? { try files.abort(in: folder) }
}
